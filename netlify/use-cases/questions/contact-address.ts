import { readKey } from '../../ports/keys.ts';
import { findPage } from '../pages.ts';

/** Returns the first e-mail address on the page Contact, else that of the shop's mails, or ''. Both are public. */
export async function findContactAddress(): Promise<string> {
  const page = await findPage('contact');
  const texts = page?.content.sections.map(({ content }) => content) ?? [];
  return [...texts, (await readKey('MAIL_FROM')) ?? ''].flatMap(addressesIn)[0] ?? '';
}

function addressesIn(text: string): string[] {
  return text.match(/[\w.+-]+@[\p{L}\p{M}\w-]+(\.[\p{L}\p{M}\w-]+)+/gu) ?? [];
}
