import { nameDay } from './day.ts';
import { imageUrl } from './image-url.ts';
import { askList, type ListItem } from './list-items.ts';

/** Puts the answer in the place of a list's placeholders; they stay while there is no answer. */
export async function fillList(list: HTMLElement): Promise<void> {
  const items = await askList(list.dataset['list'] ?? '').catch(() => null);
  if (!items) return;
  // The list keeps its height, so that nothing below it moves.
  list.style.minHeight = `${list.offsetHeight}px`;
  find(list, 'placeholders').hidden = true;
  find(list, items.length === 0 ? 'nothing' : 'items').hidden = false;
  const template = list.querySelector('template')!;
  find(list, 'items').replaceChildren(...items.map((item) => render(template, item)));
}

function render(template: HTMLTemplateElement, item: ListItem): DocumentFragment {
  const entry = document.importNode(template.content, true);
  find(entry, 'badge').textContent = item.badge;
  find(entry, 'date').textContent = nameDay(item.date);
  find(entry, 'title').textContent = item.title;
  find(entry, 'text').textContent = item.text;
  if (item.href) find(entry, 'title').setAttribute('href', item.href);
  showPicture(find(entry, 'picture'), item.imageUrl);
  return entry;
}

function showPicture(picture: HTMLElement, url: string | null): void {
  if (url) picture.setAttribute('src', imageUrl(url, { w: 800, fm: 'webp', q: 74 }));
  else picture.remove();
}

function find(root: ParentNode, name: string): HTMLElement {
  return root.querySelector<HTMLElement>(`[data-${name}]`)!;
}
