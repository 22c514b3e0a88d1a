// Before the router, which would scroll to where the page was left.
import './kept-scroll.ts';
import { showCartCount } from './cart-badge.ts';
import { bindIntent } from './intent.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindRooms } from './rooms.ts';
import { bindSiteMenu } from './site-menu.ts';
import { bindSoftNavigation } from './soft-navigation.ts';
import { bindSwiftCheckout } from './swift-checkout.ts';

bindSoftNavigation();
bindIntent();
bindPrefetch();
bindSiteMenu();
bindSwiftCheckout();
showCartCount();
bindRooms();

// The router says so for every page but the first, whose load may be over before the scripts are here.
// In a turn of its own: nothing of it is worth holding up a press.
if (document.readyState === 'complete') {
  setTimeout(() => document.dispatchEvent(new Event('astro:page-load')));
}
