// Before the router, which scrolls to the stored position and follows each step through the history.
import './kept-scroll.ts';
import { bindFirstItems } from './first-items.ts';
import { bindIntent } from './intent.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindPageScripts } from './page-scripts.ts';
import { bindSigns } from './signs.ts';
import { bindSiteMenu } from './site-menu.ts';
import { bindSoftNavigation } from './soft-navigation.ts';

bindSoftNavigation();
bindIntent();
bindPrefetch();
bindSiteMenu();
bindFirstItems();
bindSigns();
bindPageScripts();
