import type { SettingsFields } from '#shared/admin/settings';

export type TextName = Exclude<keyof SettingsFields, 'offersTransfer'>;

/** `hint`: what it is, and where it shows. `rows`: of a text with several lines. */
type TextSetting = { name: TextName; hint: string; rows?: number };
export type Group = { title: string; fields: TextSetting[] };

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

export const otherGroups: Group[] = [
  {
    title: 'Shipping and terms',
    fields: [
      {
        name: 'shippingNote',
        hint: 'What it costs and where it goes. Beside each price, in the checkout and in the mail after a payment.',
      },
      {
        name: 'shippingCountries',
        hint: 'Codes of two letters, like US, CA, HT. The card form takes addresses in these only. Empty: all.',
      },
      {
        name: 'termsNote',
        rows: 3,
        hint: 'Taxes, time of delivery, returns. In the checkout, on the receipt and in the mail after a payment.',
      },
    ],
  },
  {
    title: 'Mails',
    fields: [
      {
        name: 'notifyEmail',
        hint: 'The shop tells you here what was sold. Empty: the address that sends the mails.',
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
        hint: 'At the foot of every page. Empty: no link.',
      },
      { name: 'creditText', hint: 'The last line of every page.' },
      { name: 'creditUrl', hint: 'Where the line leads.' },
    ],
  },
];
