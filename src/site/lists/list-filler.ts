import { formatPrice } from '#shared/money';
import type { WidthStep } from '#shared/pictures/variants';
import { formatDay } from '#shared/day';
import { pageLanguage } from '../../words/page-language.ts';
import { imageUrl } from '../../lib/pictures/image-url.ts';
import { askList, type KindWords, type ListItem } from './list-items.ts';

const pictureWidth: WidthStep = 800;

export async function fillList(list: HTMLElement): Promise<void> {
  const name = list.dataset.list ?? '';
  const kinds = JSON.parse(list.dataset.kinds ?? '{}') as KindWords;
  const items = await askList(name, kinds).catch(() => null);
  if (!items) return;
  // The list keeps its height, at most a screen if it is empty, so that nothing below it moves.
  const height = `${list.offsetHeight}px`;
  list.style.minHeight = items.length > 0 ? height : `min(${height}, 100svh)`;
  find(list, 'placeholders').hidden = true;
  find(list, items.length === 0 ? 'nothing' : 'items').hidden = false;
  const template = list.querySelector('template')!;
  find(list, 'items').replaceChildren(...items.map((item) => render(template, item)));
  // A static import would share a file with others: one more request on every list.
  if (name === 'artworks') (await import('./live-availability.ts')).start();
}

function render(template: HTMLTemplateElement, item: ListItem): DocumentFragment {
  const entry = document.importNode(template.content, true);
  find(entry, 'badge').textContent = item.badge;
  find(entry, 'date').textContent = formatDay(item.createdAt, pageLanguage());
  for (const name of ['title', 'text'] as const) {
    const place = find(entry, name);
    place.textContent = item[name];
    if (item.langs[name]) place.lang = 'en';
  }
  if (item.href) find(entry, 'title').setAttribute('href', item.href);
  showPicture(find(entry, 'picture'), item);
  const offer = entry.querySelector<HTMLElement>('[data-offer]');
  if (offer) showOffer(offer, item);
  return entry;
}

function showPicture(picture: HTMLElement, { imageUrl: url, videoUrl, title }: ListItem): void {
  const address = url && imageUrl(url, { w: pictureWidth, fm: 'webp', q: 74 });
  if (videoUrl) {
    const video = Object.assign(document.createElement('video'), {
      src: videoUrl,
      poster: address ?? '',
      controls: true,
      playsInline: true,
      preload: 'none',
      className: picture.className,
      ariaLabel: title,
    });
    return picture.replaceWith(video);
  }
  if (address) picture.setAttribute('src', address);
  else picture.remove();
}

// The artwork has no page yet, but it can be bought.
function showOffer(
  offer: HTMLElement,
  { id, title, price, asksPrice, imageUrl: url }: ListItem,
): void {
  const built = price ? 'available' : asksPrice ? 'on-request' : 'not-for-sale';
  Object.assign(offer.closest('li')!.dataset, { artwork: id, state: built, built });
  if (!price) return offer.remove();
  find(offer, 'price').textContent = formatPrice(price, pageLanguage());
  Object.assign(find(offer, 'add').dataset, { id, title, price, imageUrl: url ?? '' });
  offer.querySelector<HTMLButtonElement>('[form]')!.value = id;
}

function find(root: ParentNode, name: string): HTMLElement {
  return root.querySelector<HTMLElement>(`[data-${name}]`)!;
}
