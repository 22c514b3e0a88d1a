import { fetchPage } from './fetch-page.ts';
import { buyAddress } from './buy-address.ts';

/** As long as the HTTP cache may answer with the same page. */
const freshMs = 20_000;

type Prepared = { page: Promise<Document | null>; at: number };
const prepared = new Map<string, Prepared>();

/** Fetches and parses a page when its link or Buy Now is pointed at; the router then only shows it. */
export function bindPrefetch(): void {
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  document.addEventListener('astro:before-preparation', usePrepared);
  // A document can be shown once. Not at its use: the pressed control is pointed at again when its words change.
  document.addEventListener('astro:after-swap', () => prepared.clear());
}

function prepare({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const href = linkOf(target) ?? checkoutOf(target);
  if (!href || isFresh(prepared.get(href))) return;
  prepared.set(href, { page: fetchPage(href).catch(() => null), at: Date.now() });
}

function isFresh(one: Prepared | undefined): one is Prepared {
  return one !== undefined && Date.now() - one.at < freshMs;
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
  const found = prepared.get(event.to.href);
  if (!isFresh(found)) return;
  const load = event.loader;
  event.loader = async () => {
    const page = await found.page;
    if (page) event.newDocument = page;
    else await load();
  };
}
