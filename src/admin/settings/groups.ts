import {
  settingNames,
  settingTexts,
  type SettingsFields,
  type SettingText,
  type ShopSettings,
} from '#shared/admin/settings';
import { ProposalField } from '../../form/fields.tsx';
import type { FieldRow } from '../../form/FormFields.tsx';
import { readCountries } from '#shared/countries';
import { nameCountry } from '#shared/format';
import { CountriesField } from './CountriesField.tsx';
import { translationValues, type TranslationValues } from '../ui/translation-values.ts';

/** Those that are switched. */
export type SwitchName = 'offersTransfer' | 'offersFrench' | 'offersKreyol';
export type TextName = Exclude<
  keyof SettingsFields,
  SwitchName | 'publishAfterMinutes' | 'newsletterForm'
>;

/** `hint`: what it is, and where it shows. `told`: the stored value in words; default: its first line. */
type TextSetting = { name: TextName; hint: string; told?: (value: string) => string } & Pick<
  FieldRow,
  'as' | 'rows' | 'proposals'
>;
/** `isOpen`: it is open at first, because it changes several times a year. */
export type Group = { title: string; isOpen?: true; fields: TextSetting[] };

export type Values = Partial<
  Record<TextName | 'password', string> & TranslationValues<SettingText>
>;

export function valuesOf(group: Group, settings: ShopSettings): Values {
  return {
    ...Object.fromEntries(group.fields.map(({ name }) => [name, settings[name]])),
    ...translationValues(textsOf(group), settings.translations),
  };
}

/** Returns the texts of a group that have translations. */
export function textsOf({ fields }: Group): SettingText[] {
  return settingTexts.filter((text) => fields.some(({ name }) => name === text));
}

export function fieldsOf({ fields }: Group): Record<TextName, FieldRow> {
  const rows = fields.map(({ name, told: _told, ...row }) => [
    name,
    { label: settingNames[name], autoComplete: 'off', ...row },
  ]);
  return Object.fromEntries(rows) as Record<TextName, FieldRow>;
}

/** Returns what is set in a group, in one line. */
export function wordsOf({ fields }: Group, settings: ShopSettings): string {
  const lines = fields.flatMap(({ name, told: tell = firstLine }) => {
    const value = settings[name];
    return value ? tell(value) : [];
  });
  return lines.join(' · ') || 'Nothing yet';
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]!;
}

export const bankAccount: Group = {
  title: 'Bank account',
  fields: [
    {
      name: 'transferName',
      hint: 'Your name as your bank has it. Buyers see it after they order by transfer.',
    },
    {
      name: 'transferEmail',
      hint: 'The e-mail address or US telephone number at your bank. Without it no transfer is offered.',
    },
    {
      name: 'transferInstructions',
      rows: 3,
      hint: 'Stand below the recipient: in the checkout, on the page of the order and in its mail.',
    },
  ],
};

export const away: Group = {
  title: 'While you are away',
  isOpen: true,
  fields: [
    {
      name: 'holidayNote',
      hint: 'Like “Orders are shipped again from 12 January”. Beside your works for sale and in the checkout. It replaces your time of delivery on every page and in every mail. Empty: nothing.',
    },
  ],
};

export const otherGroups: Group[] = [
  {
    title: 'Your shop',
    fields: [
      {
        name: 'shopName',
        hint: 'At the head and foot of every page, in its title, in mails and on receipts. Empty: the title of your home page.',
      },
      {
        name: 'timeZone',
        hint: 'Like New York, or America/Port-au-Prince. Times in mails and on these screens. Empty: mails tell the world’s time (‘UTC’), these screens the time of your device.',
        as: ProposalField,
        proposals: () => Intl.supportedValuesOf('timeZone'),
      },
    ],
  },
  {
    title: 'Seller',
    fields: [
      {
        name: 'sellerName',
        hint: 'You, or your company. On receipts, and at the end of Terms and Contact. Empty: receipts have the name of the shop.',
      },
      {
        name: 'sellerAddress',
        rows: 3,
        hint: 'Below the name, in the same places.',
      },
    ],
  },
  {
    title: 'Shipping and terms',
    fields: [
      {
        name: 'shippingNote',
        hint: 'What it costs and where it goes. Beside each price, in the checkout and in the mail after a payment.',
      },
      {
        name: 'deliveryTime',
        hint: 'Like “Your painting leaves the studio within two weeks”. On the page of each work, in the checkout, and on the page and in the mail after a payment. Empty: “within a few days”.',
      },
      {
        name: 'shippingCountries',
        hint: 'Where you send to. The card form takes addresses in these only. None ticked: all.',
        as: CountriesField,
        told: (codes) =>
          readCountries(codes)
            .map((code) => nameCountry(code))
            .join(', '),
      },
      {
        name: 'shippingCosts',
        rows: 3,
        hint: 'A line for each group of countries, in dollars: “USA, Canada: 45”, or “Haiti: 0” if the price includes it. On the page of each work, in Terms and in the checkout, which does not add it. Search engines get it, too. Empty: nothing.',
      },
      {
        name: 'returnDays',
        told: (days) => (days === '0' ? 'No returns' : `Returns for ${days} days`),
        hint: 'Like 14, or 0 if you take nothing back. In the same places. Search engines get it if countries are named above. Empty: nothing.',
      },
      {
        name: 'shipsFrom',
        hint: 'A place with its country, like Jacmel, Haiti. Beside the shipping on the page of each work, and on customs forms.',
      },
      {
        name: 'termsNote',
        rows: 3,
        hint: 'Taxes, returns. In the checkout, on the receipt and in the mail after a payment.',
      },
    ],
  },
  {
    title: 'Mails',
    fields: [
      {
        name: 'notifyEmail',
        hint: 'The shop tells you here what was sold. A forgotten password comes back here, too, once you press ‘It arrived’ under Setup. Empty: the address that sends the mails.',
      },
      {
        name: 'answersEmail',
        hint: 'What buyers answer to the shop’s mails comes here, so they see this address. Empty: your e-mail address, which they see then.',
      },
      {
        name: 'senderName',
        hint: 'Buyers see it in their mailbox.',
      },
    ],
  },
  {
    title: 'Links',
    fields: [
      {
        name: 'instagramUrl',
        hint: 'Your @name, or its address. At the foot of every page. Empty: no link.',
      },
      { name: 'creditText', hint: 'The last line of every page.' },
      { name: 'creditUrl', hint: 'Where the line leads.' },
    ],
  },
];
