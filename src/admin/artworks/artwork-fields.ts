import { minimumYear, type ArtworkInput } from '#shared/artwork';
import { ChoiceField, TickField, WholeField } from '../../form/fields.tsx';
import { AmountField } from '../ui/AmountField.tsx';
import { HourField } from './HourField.tsx';
import { LineField, type FieldRow } from '../../form/FormFields.tsx';

/** Those of the table; photographs and translations have parts of their own. */
export type ArtworkField = Exclude<
  keyof ArtworkInput,
  'imageUrl' | 'imageAlt' | 'images' | 'translations'
>;

const notSaid = { '': 'Not said' };
const yesOrNo = { ...notSaid, yes: 'Yes', no: 'No' };

export const words = {
  title: { label: 'Title', className: 'sm:col-span-3', autoComplete: 'off' },
  description: { label: 'Description', className: 'sm:col-span-3', rows: 4 },
} satisfies { [Name in ArtworkField]?: FieldRow };

export const facts: Record<Exclude<ArtworkField, keyof typeof words>, FieldRow> = {
  price: {
    label: 'Price',
    as: AmountField,
    hint: 'In dollars. Empty: visitors ask the price.',
  },
  stockQuantity: { label: 'Stock Quantity', as: WholeField, hint: 'How many you have.' },
  opensAt: {
    label: 'Hour of sale',
    as: HourField,
    problem: 'Choose a day and an hour that the clocks show: they skip one hour in spring',
  },
  year: {
    label: 'Year',
    as: WholeField,
    problem: `Year must be from ${minimumYear} to the current year`,
  },
  category: { label: 'Category' },
  technique: { label: 'Technique', placeholder: 'Oil on canvas' },
  dimensions: {
    label: 'Dimensions',
    placeholder: '18 x 24',
    hint: 'Like 18 x 24, in inches, or 45 x 60 cm: with its size the work is shown on a wall. A third number is the depth.',
  },
  // What a buyer gets: what is not said is not shown.
  framed: { label: 'Framed', as: ChoiceField, choices: yesOrNo },
  signed: {
    label: 'Signed',
    as: ChoiceField,
    choices: { ...notSaid, front: 'On the front', back: 'On the back', no: 'No' },
  },
  readyToHang: { label: 'Ready to hang', as: ChoiceField, choices: yesOrNo },
  certificate: { label: 'Certificate of authenticity', as: ChoiceField, choices: yesOrNo },
  weight: {
    label: 'Weight',
    as: LineField,
    inputMode: 'decimal',
    autoComplete: 'off',
    hint: 'In kilograms, without its parcel.',
  },
  isFeatured: {
    label: 'Open the home page with this work',
    className: 'sm:col-span-3',
    as: TickField,
    hint: 'Without a choice the newest work opens it.',
  },
};

/** A stored artwork is hidden and shown in the list. */
export const newFacts = {
  isHidden: {
    label: 'Keep hidden for now',
    className: 'sm:col-span-3',
    as: TickField,
    hint: 'Visitors see the work once you press “Show” in the list.',
  },
} satisfies { isHidden: FieldRow };

export const artworkFields: Record<ArtworkField, FieldRow> = { ...words, ...facts };
export const fieldNames = Object.keys(artworkFields) as ArtworkField[];

/** Those that are typed in words. */
export const textFields = fieldNames.filter((name) => !artworkFields[name].as) as Exclude<
  ArtworkField,
  'isFeatured'
>[];
