import { showCartCount } from './cart-badge.ts';
import { fillEmptyLists } from './empty-lists.ts';
import { askDiaryWhenIdle } from './home-diary.ts';
import { bindIntent } from './intent.ts';
import { watchAvailability } from './live-availability.ts';
import { bindHoverMenu } from './hover-menu.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindSiteMenu } from './site-menu.ts';

bindIntent();
bindPrefetch();
watchAvailability();
bindHoverMenu();
bindSiteMenu();
showCartCount();
askDiaryWhenIdle();
fillEmptyLists();
