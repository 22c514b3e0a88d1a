import { useFormContext } from 'react-hook-form';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import type { ArtworkValues } from './form-values.ts';
import { withUnreadable } from './number-input.ts';

const yesOrNo = { yes: 'Yes', no: 'No' };
const choices = {
  framed: { label: 'Framed', values: yesOrNo },
  signed: { label: 'Signed', values: { front: 'On the front', back: 'On the back', no: 'No' } },
  readyToHang: { label: 'Ready to hang', values: yesOrNo },
  certificate: { label: 'Certificate of authenticity', values: yesOrNo },
};

/** What a buyer gets. What is not said is not shown. */
export function BuyerFields() {
  const { register, formState } = useFormContext<ArtworkValues>();
  return (
    <>
      <Choice name="framed" />
      <Choice name="signed" />
      <Choice name="readyToHang" />
      <Choice name="certificate" />
      <Field
        label="Weight"
        type="number"
        step={0.01}
        min={0}
        inputMode="decimal"
        hint="In kilograms, without its parcel."
        error={formState.errors.weight?.message}
        {...withUnreadable(register('weight'))}
      />
    </>
  );
}

function Choice({ name }: { name: keyof typeof choices }) {
  const { register } = useFormContext<ArtworkValues>();
  const { label, values } = choices[name];
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select {...control} {...register(name)}>
          <option value="">Not said</option>
          {Object.entries(values).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
