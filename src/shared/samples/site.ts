import type { SettingText } from '../admin/settings.ts';
import type { TranslatedLanguage, Translations } from '../translations.ts';

const texts = {
  shippingNote: {
    en: 'Shipping is included, worldwide',
    fr: 'Livraison comprise, partout dans le monde',
    ht: 'Livrezon an ladan l, toupatou sou latè',
  },
  termsNote: {
    en: 'Taxes are included, delivery takes one to three weeks, and returns are welcome for fourteen days.',
    fr: 'Les taxes sont comprises, la livraison prend une à trois semaines, et les retours sont acceptés pendant quatorze jours.',
    ht: 'Taks yo ladan l, livrezon an pran youn a twa semèn, epi ou ka voye tablo a tounen pandan katòz jou.',
  },
  creditText: {
    en: 'A project of Sample Venture Studio',
    fr: 'Un projet de Sample Venture Studio',
    ht: 'Yon pwojè Sample Venture Studio',
  },
} satisfies Partial<Record<SettingText, Record<'en' | TranslatedLanguage, string>>>;
type Name = keyof typeof texts;

/** Samples for unset texts and links, by the name of the variable. The words of a transfer need none: the shop has its own. */
export const siteSamples = {
  SHIPPING_NOTE: texts.shippingNote.en,
  TERMS_NOTE: texts.termsNote.en,
  INSTAGRAM_PROFILE_URL: 'https://www.instagram.com/atelye.sample/',
  CREDIT_TEXT: texts.creditText.en,
  CREDIT_URL: 'https://studio.example/',
};

export const sampleRecipient = {
  ZELLE_EMAIL: 'payments@atelye.example',
  ZELLE_NAME: 'Atelye Sample Studio',
};

/** Returns the translations of those texts that are samples. */
export function translationsOfSamples(settings: Record<Name, string>): Translations<Name> {
  const names = (Object.keys(texts) as Name[]).filter((name) => settings[name] === texts[name].en);
  const textsIn = (language: TranslatedLanguage) =>
    Object.fromEntries(names.map((name) => [name, texts[name][language]]));
  return { fr: textsIn('fr'), ht: textsIn('ht') };
}
