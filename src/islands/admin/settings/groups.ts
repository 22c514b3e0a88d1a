import type { SettingsFields } from '#shared/admin/settings';

export type TextName = Exclude<keyof SettingsFields, 'offersTransfer'>;

/** `hint`: what it is, and where it shows. `rows`: of a text with several lines. */
type TextSetting = { name: TextName; label: string; hint: string; rows?: number };
export type Group = { title: string; fields: TextSetting[] };

export const bankAccount: Group = {
  title: 'Bank account',
  fields: [
    {
      name: 'transferName',
      label: 'Recipient',
      hint: 'Your name as your bank has it. Buyers see it after they order by transfer.',
    },
    {
      name: 'transferEmail',
      label: 'Zelle address',
      hint: 'The e-mail address or US telephone number at your bank. Without it no transfer is offered.',
    },
    {
      name: 'transferInstructions',
      label: 'Instructions',
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
        label: 'Shipping',
        hint: 'What it costs and where it goes. Beside each price, in the checkout and in the mail after a payment.',
      },
      {
        name: 'shippingCountries',
        label: 'Countries',
        hint: 'Codes of two letters, like US, CA, HT. The card form takes addresses in these only. Empty: all.',
      },
      {
        name: 'termsNote',
        label: 'Terms',
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
        label: 'Your e-mail address',
        hint: 'The shop tells you here what was sold. Empty: the address that sends the mails.',
      },
      {
        name: 'senderName',
        label: 'Name of the sender',
        hint: 'Buyers see it in their mailbox.',
      },
    ],
  },
  {
    title: 'Links',
    fields: [
      {
        name: 'instagramUrl',
        label: 'Instagram profile',
        hint: 'At the foot of every page. Empty: no link.',
      },
      { name: 'creditText', label: 'Credit line', hint: 'The last line of every page.' },
      { name: 'creditUrl', label: 'Link of the credit line', hint: 'Where the line leads.' },
    ],
  },
];
