// Before the router, which scrolls to the stored position.
import './kept-scroll.ts';
import './no-cross-fade.ts';
import { showCartCount } from './cart-badge.ts';
import { bindIntent } from './intent.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindRooms } from './rooms.ts';
import { bindSiteMenu } from './site-menu.ts';
import { bindSoftNavigation } from './soft-navigation.ts';

bindSoftNavigation();
bindIntent();
bindPrefetch();
bindSiteMenu();
showCartCount();
bindRooms();

// Every page but the first sends this event; the first may be loaded already.
if (document.readyState === 'complete') {
  setTimeout(() => document.dispatchEvent(new Event('astro:page-load')));
}
