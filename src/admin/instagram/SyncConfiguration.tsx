import { instagramSettingsInput, type InstagramSettings } from '#shared/instagram';
import { bySchema } from '../../form/by-schema.ts';
import { ChoiceField } from '../../form/fields.tsx';
import { Form } from '../../form/Form.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { storedNow } from '../../form/stored-now.ts';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { saveSettings } from './instagram-store.ts';
import { clearPostsTexts, frequencyTexts } from './sync-texts.ts';

const check = bySchema(instagramSettingsInput);

const fields = {
  syncFrequency: { label: 'Sync Frequency', as: ChoiceField, choices: frequencyTexts },
  highlightCollection: {
    label: 'Hashtag of works for sale (‘Highlight Collection’)',
    hint: 'Without its #. A post with it becomes a work for sale. #process, #inspiration and #diary have their own pages.',
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
  },
  clearPosts: {
    label: 'New works for sale',
    as: ChoiceField,
    choices: clearPostsTexts,
    hint: 'A work that leaves a question waits for you in Artworks either way.',
  },
};

export function SyncConfiguration({ settings }: { settings: InstagramSettings }) {
  const form = useForm({
    stored: settings,
    draft: 'unsaved-instagram',
    check,
    send: (input) => saveSettings(input, settings.version),
  });
  return (
    <Card title="Sync Configuration">
      <Form
        form={form}
        className="grid gap-5"
        buttons={
          <Button type="submit" disabled={form.isBusy} className="justify-self-start">
            Save Settings
          </Button>
        }
      >
        <FormFields form={form} fields={fields} hints={storedNow(form, fields)} />
      </Form>
    </Card>
  );
}
