import { buyAddress } from './buy-address.ts';

/** As long as the HTTP cache may answer with the same page. */
const freshMs = 20_000;

const prepared = new Map<string, Promise<Document | null>>();

/** Fetches and parses a page when its link or Buy Now is pointed at; the router then only shows it. */
export function bindPrefetch(): void {
  document.addEventListener('astro:before-preparation', usePrepared);
  // A document can be shown once. Not at its use: the pressed control is pointed at again when its words change.
  document.addEventListener('astro:after-swap', () => prepared.clear());
}

export function preparePage({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const href = linkOf(target) ?? checkoutOf(target);
  if (!href || prepared.has(href)) return;
  const page = fetchPage(href).catch(() => null);
  prepared.set(href, page);
  setTimeout(() => prepared.delete(href), freshMs);
}

function linkOf(target: Element): string | undefined {
  const link = target.closest('a');
  if (link?.origin !== location.origin || 'astroReload' in link.dataset) return undefined;
  return link.pathname === location.pathname ? undefined : link.href;
}

function checkoutOf(target: Element): string | null {
  const button = target.closest<HTMLButtonElement>('[form=buy]');
  return button && buyAddress(button);
}

function usePrepared(event: DocumentEventMap['astro:before-preparation']): void {
  const preparedPage = prepared.get(event.to.href);
  if (!preparedPage) return;
  const load = event.loader;
  event.loader = async () => {
    const page = await preparedPage;
    if (page) event.newDocument = page;
    else await load();
  };
}

/** Returns a page of the site, ready to be shown; null for what the router has to load itself. */
async function fetchPage(address: string): Promise<Document | null> {
  const response = await fetch(address);
  const html = await response.text();
  if (!response.ok || response.redirected) return null;
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Their content counts as elements, as the parser runs no scripts.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  // The router loads the styles that this page does not have before it shows the next one.
  const styles = [...page.querySelectorAll('link[rel=stylesheet]')];
  return styles.every(isLoaded) ? page : null;
}

function isLoaded(styles: Element): boolean {
  return document.querySelector(`link[href="${styles.getAttribute('href')}"]`) !== null;
}
