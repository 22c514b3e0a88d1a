import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ArtworkInput } from '#shared/artwork';
import { keepDraft, keepPhotographs, type ArtworkDraft } from './artwork-drafts.ts';
import type { ArtworkValues } from './form-values.ts';

type DraftOptions = {
  form: UseFormReturn<ArtworkValues, unknown, ArtworkInput>;
  id: string;
  found: ArtworkDraft | null;
  version: number | null;
  creationKey: string;
  isSending: boolean;
};

/** Keeps what differs from the stored artwork until the form unmounts, which the end of the page is not. Returns whether anything does. */
export function useDraft(options: DraftOptions): boolean {
  const { form, id, found, version, creationKey, isSending } = options;
  const { isDirty, defaultValues } = form.formState;
  const values = useWatch({ control: form.control });
  const isTyped = isDirty || isSending;
  const wasTyped = useRef(false);

  const restore = useEffectEvent(() => {
    // A draft of an older version of the form has not all of its fields.
    if (found) form.reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true });
  });
  useEffect(() => {
    restore();
    return () => {
      keepDraft(id, null);
      void keepPhotographs(id, []);
    };
  }, [id]);

  useEffect(() => {
    const draft = { before: defaultValues, values, version, creationKey } as ArtworkDraft;
    if (isTyped || wasTyped.current) keepDraft(id, isTyped ? draft : null);
    wasTyped.current = isTyped;
  }, [id, isTyped, defaultValues, values, version, creationKey]);
  return isTyped;
}
