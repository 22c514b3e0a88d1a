import Trash from 'lucide-react/icons/trash-2';
import { formatPrice } from '#shared/money';
import type { AdminArtwork } from '#shared/artwork';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { AmountField } from '../ui/AmountField.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { rowOf, type ItemRow, type OfferForm, type OfferValues } from './offer-values.ts';
import { freeWorks } from './offers-store.ts';

type Items = Pick<OfferValues, 'items'>;
/** Of an offer, or of a sale elsewhere. */
type ItemsForm = Pick<OfferForm, 'errors'> & { values: Items; change: (changes: Items) => void };
type ItemsProps = { form: ItemsForm; isChange: boolean };

/** Shows what is offered, each with its price. A change of an offer keeps its works. */
export function OfferItems({ form, isChange }: ItemsProps) {
  const { values, errors, change } = form;
  const { items } = values;
  const isOne = items.length === 1;
  const isOfRow = Object.keys(errors).some((name) => name.startsWith('items.'));
  if (items.length === 0) return null;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {items.map((row, place) => (
          <Item
            key={row.artworkId ?? place}
            row={row}
            label={isOne ? undefined : row.title || `line ${place + 1}`}
            errorOf={(name) => errors[`items.${place}.${name}`]}
            onType={(typed) => change({ items: items.with(place, { ...row, ...typed }) })}
            onRemove={
              isOne || (isChange && row.artworkId)
                ? null
                : () => change({ items: items.toSpliced(place, 1) })
            }
          />
        ))}
      </ul>
      {errors['items'] && !isOfRow && <ErrorNote>{errors['items']}</ErrorNote>}
    </div>
  );
}

type ItemProps = {
  row: ItemRow;
  /** Tells its fields from those of others. */
  label: string | undefined;
  errorOf: (name: keyof ItemRow) => string | undefined;
  onType: (typed: Partial<ItemRow>) => void;
  onRemove: (() => void) | null;
};

function Item({ row, label, errorOf, onType, onRemove }: ItemProps) {
  const { artworkId, title, price } = row;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {artworkId ? (
        <em className="min-w-0 flex-1 font-display text-lg">{title}</em>
      ) : (
        <Field
          className="w-full"
          label="What it is"
          aria-label={label && `What ${label} is`}
          value={title}
          maxLength={200}
          autoComplete="off"
          error={errorOf('title')}
          onChange={({ target }) => onType({ title: target.value })}
        />
      )}
      <AmountField
        className="ml-auto w-32"
        name="price"
        label="Price"
        aria-label={label && `Price of ${label}`}
        error={errorOf('price')}
        value={price}
        onChange={(typed) => onType({ price: typed as string })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {onRemove && (
        <IconButton icon={Trash} label={`Remove ${label}`} className="mt-8" onClick={onRemove} />
      )}
    </li>
  );
}

/** Lists the works that no order has. */
export function AddWork({ form }: { form: OfferForm }) {
  const { items } = form.values;
  return (
    <Loaded resource={freeWorks} name="works">
      {(works) => (
        <FieldFrame
          label={items.length === 0 ? 'Work' : 'One more work'}
          error={items.length === 0 ? form.errors['items'] : undefined}
        >
          {(control) => (
            <select
              {...control}
              value=""
              onChange={({ target }) => {
                const work = works.find(({ id }) => id === target.value);
                if (work) form.change({ items: [...items, rowOf(work)] });
              }}
            >
              <option value="">Choose …</option>
              {works
                .filter(({ id }) => items.every(({ artworkId }) => artworkId !== id))
                .map((work) => (
                  <option key={work.id} value={work.id}>
                    {nameOf(work)}
                  </option>
                ))}
            </select>
          )}
        </FieldFrame>
      )}
    </Loaded>
  );
}

/** Adds what is no work of the shop. */
export function AddLine({ form }: { form: OfferForm }) {
  const { items } = form.values;
  return (
    <Button
      look="quiet"
      className="justify-self-start"
      onClick={() => form.change({ items: [...items, { title: '', price: '' }] })}
    >
      {items.length === 0 ? 'A commission, or something else' : 'Add a line: a frame, the shipping'}
    </Button>
  );
}

function nameOf({ title, year, price }: AdminArtwork): string {
  return [title, year, price && formatPrice(price)].filter(Boolean).join(', ');
}
