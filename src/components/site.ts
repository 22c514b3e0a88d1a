import { showCartCount } from './cart-badge.ts';
import { bindIntent } from './intent.ts';
import { watchAvailability } from './live-availability.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindSiteMenu } from './site-menu.ts';

bindIntent();
bindPrefetch();
watchAvailability();
bindSiteMenu();
showCartCount();
