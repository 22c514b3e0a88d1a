/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The local sandbox's Stripe.js; unset: Stripe's own. */
  readonly PUBLIC_STRIPE_JS_URL?: string;
}

/**
 * All `data-*` names. An element has them in HTML and a script reads them in `dataset`: a name that is not here does not compile there, and
 * `unit/data-names` finds one that is only written or only read.
 */
interface DOMStringMap {
  // The administrator's menu: whose count it shows.
  toDo?: string;
  // An artwork in a list or on its page, and what a press on it opens.
  artwork?: string;
  state?: string;
  built?: string;
  price?: string;
  words?: string;
  work?: string;
  back?: string;
  available?: string;
  elsewhere?: string;
  cart?: string;
  cartCount?: string;
  inCart?: string;
  id?: string;
  title?: string;
  imageUrl?: string;
  dimensions?: string;
  technique?: string;
  techniqueLang?: string;
  intent?: string;
  index?: string;
  photograph?: string;
  path?: string;
  asksPrice?: string;
  // Lists that a script fills, and their templates.
  list?: string;
  kinds?: string;
  items?: string;
  item?: string;
  placeholders?: string;
  placeholder?: string;
  nothing?: string;
  text?: string;
  badge?: string;
  offer?: string;
  add?: string;
  opening?: string;
  later?: string;
  whole?: string;
  complete?: string;
  // The wall of an artwork in a room.
  wallRoom?: string;
  hung?: string;
  url?: string;
  pixels?: string;
  width?: string;
  height?: string;
  // What the checkout reads of the page.
  checkout?: string;
  seller?: string;
  saleTerms?: string;
  hasTerms?: string;
  shippingCountries?: string;
  shippingNote?: string;
  shippingNoteLang?: string;
  deliveryNote?: string;
  deliveryNoteLang?: string;
  termsNote?: string;
  termsNoteLang?: string;
  // The answer to a payment.
  payment?: string;
  part?: string;
  many?: string;
  picture?: string;
  checkAgain?: string;
  // The home page, films, menus, dialogs and photographs.
  diary?: string;
  entry?: string;
  date?: string;
  hoverMenu?: string;
  menu?: string;
  menuOpen?: string;
  film?: string;
  play?: string;
  poster?: string;
  clip?: string;
  zoom?: string;
  handle?: string;
  scrim?: string;
  stored?: string;
  swipe?: string;
  logout?: string;
  // What gets the focus when a pressed element near it is gone; or the id of it.
  focusNext?: string;
  // Astro's own: the link loads a whole page.
  astroReload?: string;
}
