import { showCartCount } from './cart-badge.ts';
import { bindIntent } from './intent.ts';
import { watchAvailability } from './live-availability.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindSiteMenu } from './site-menu.ts';
import { bindSwiftCheckout } from './swift-checkout.ts';

bindIntent();
bindPrefetch();
watchAvailability();
bindSiteMenu();
bindSwiftCheckout();
showCartCount();
