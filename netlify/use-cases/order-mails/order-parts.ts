import { formatPrice, formatCents } from '#shared/money';
import { addressLines } from '#shared/address';
import type { Language } from '#shared/language';
import { awaitedCents } from '#shared/ledger';
import { defaultAlt } from '#shared/pictures/images';
import { formatAmount } from '#shared/format-amount';
import { pictureUrl } from '#shared/pictures/picture';
import type { PictureSide } from '#shared/pictures/variants';
import { en, type Letters } from '#words/en/letters';
import { env } from '../../env.ts';
import { confirmPageOf } from '../orders/buyer/order-page.ts';
import { orderPageOf, type OrderRecord } from '../orders/record/records.ts';
import {
  facts,
  readsOf,
  text,
  type MailPart,
  type MailPicture,
  type MailWork,
} from '../mail/mail-parts.ts';

type Item = OrderRecord['items'][number];

const largeSide: PictureSide = 560;
const smallSide: PictureSide = 120;

/** Returns one artwork large, or several small ones with their total. */
export function worksOf(order: OrderRecord, words: Letters): MailPart {
  const isLarge = order.items.length === 1;
  const works = pictured(order, isLarge, words.language);
  const total = [words.total, totalOf(order, words.language)] as const;
  return { kind: 'works', works, isLarge, total: isLarge || !order.totalAmount ? null : total };
}

/** Returns the artworks as small pictures: for the painter, who knows them, and for sad news. */
export function smallWorksOf(order: OrderRecord, language: Language = 'en'): MailPart {
  return { kind: 'works', works: pictured(order, false, language), isLarge: false, total: null };
}

function pictured({ items }: OrderRecord, isLarge: boolean, language: Language): MailWork[] {
  const side = isLarge ? largeSide : smallSide;
  return items.map((item) => ({
    title: item.artworkTitle,
    price: formatAmount(item.price, '', language),
    picture: pictureOf(item, side),
  }));
}

/** Returns the picture, or null for an artwork that was deleted before its order was written. */
function pictureOf(item: Item, side: PictureSide): MailPicture | null {
  const { imageUrl, imageWidth, imageHeight, artworkTitle } = item;
  if (!imageWidth || !imageHeight) return null;
  const scale = Math.min(side / imageWidth, side / imageHeight, 1);
  const width = Math.max(1, Math.round(imageWidth * scale));
  const pixels = Math.min(2 * width, imageWidth);
  return {
    url: `${env().SITE_URL}${pictureUrl(imageUrl, pixels, 'jpg')}`,
    width,
    height: Math.max(1, Math.round(imageHeight * scale)),
    alt: defaultAlt(artworkTitle),
  };
}

const longestName = 40;

/** Mail programs make a link of two words with a dot between them, and invisible signs may hide one. Digits are no name: a telephone's, a price. */
const noName = /:\/\/|[/@\\]|[.\u3002\uFF0E\uFF61]\p{L}{2,}|[\p{N}\p{C}]/u;

/** Returns the greeting. The address is unproven, so a stranger must not be able to write more than a name to it (rule 36). */
export function greeting({ customerName }: OrderRecord, { dear, hello }: Letters): MailPart {
  const isName = customerName && customerName.length <= longestName && !noName.test(customerName);
  return text(isName ? dear(customerName) : hello);
}

export function titlesOf({ items }: OrderRecord, { quoted } = en): string {
  return items.map(({ artworkTitle }) => quoted(artworkTitle)).join(', ');
}

export function verb({ items }: OrderRecord, singular: string, plural: string): string {
  return items.length > 1 ? plural : singular;
}

export function totalOf({ totalAmount }: OrderRecord, language: Language = 'en'): string {
  return formatPrice(totalAmount, language);
}

export function buyerOf({ customerName, customerEmail }: OrderRecord): [string, string] {
  return ['Buyer', `${customerName ?? 'no name'}, ${customerEmail ?? 'no e-mail'}`];
}

export function addressOf({ shippingAddress }: OrderRecord): [string, string] {
  if (!shippingAddress) return ['Address', 'not given yet'];
  const lines = [shippingAddress.name, ...addressLines(shippingAddress)];
  return ['Address', lines.filter(Boolean).join(', ')];
}

export function orderLink(order: OrderRecord): string {
  return `${env().SITE_URL}${orderPageOf(order)}`;
}

export function confirmLink(order: OrderRecord): string {
  return `${env().SITE_URL}${confirmPageOf(order)}`;
}

export function adminLink({ id }: OrderRecord): string {
  return `${env().SITE_URL}/admin/orders#${id}`;
}

/** Returns the parts about a transfer order for the painter. */
export function waitingParts(order: OrderRecord): MailPart[] {
  return [
    text(`Order #${order.id}, ${formatCents(awaitedCents(order))}, by bank transfer.`),
    smallWorksOf(order),
    facts(buyerOf(order), ...readsOf(order)),
  ];
}
