import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import {
  clearPosts,
  instagramSettingsInput,
  syncFrequencies,
  type InstagramSettings,
  type InstagramSettingsInput,
} from '#shared/instagram';
import { saveSettings } from './instagram-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { Card } from '../ui/Card.tsx';
import { clearPostsTexts, frequencyTexts } from './sync-texts.ts';

export function SyncConfiguration({ settings }: { settings: InstagramSettings }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState, reset } = useForm<
    z.input<typeof instagramSettingsInput>,
    unknown,
    InstagramSettingsInput
  >({ resolver: zodResolver(instagramSettingsInput), defaultValues: settings });
  const { errors, isSubmitting } = formState;

  async function save(input: InstagramSettingsInput) {
    const refused = await saveSettings(input);
    setRefusal(refused);
    if (!refused) reset(input);
  }

  return (
    <Card title="Sync Configuration">
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="grid gap-5">
        <FieldFrame label="Sync Frequency" error={errors.syncFrequency?.message}>
          {(control) => (
            <select {...control} {...register('syncFrequency')}>
              {syncFrequencies.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {frequencyTexts[minutes]}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          label="Highlight Collection"
          hint="A post with this hashtag becomes a work for sale. #process, #inspiration and #diary have their own pages."
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={errors.highlightCollection?.message}
          {...register('highlightCollection')}
        />
        <FieldFrame
          label="New works for sale"
          hint="A work that leaves a question waits for you in Artworks either way."
          error={errors.clearPosts?.message}
        >
          {(control) => (
            <select {...control} {...register('clearPosts')}>
              {clearPosts.map((choice) => (
                <option key={choice} value={choice}>
                  {clearPostsTexts[choice]}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {refusal && <ErrorNote>{refusal}</ErrorNote>}
        <Button type="submit" disabled={isSubmitting} className="justify-self-start">
          Save Settings
        </Button>
      </form>
    </Card>
  );
}
