import { useStore } from '@nanostores/react';
import type { PageName } from '#shared/content';
import { changeWords } from './edits.ts';
import type { Writer } from './writer.ts';
import { Field } from '../../../ui/Field.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Sections } from './Sections.tsx';
import { TextField } from './TextField.tsx';

type Place = { path: string; title?: string; description?: string };

const places: Record<PageName, Place> = {
  home: {
    path: '/',
    title: 'Your name, across the painting that opens the site.',
    description: 'The line beneath your name.',
  },
  artist: { path: '/artist' },
  process: { path: '/process' },
  inspirations: { path: '/inspirations' },
  'news & blog': { path: '/blog', description: 'The line beneath the title.' },
};

export function PageEditor({ writer }: { writer: Writer }) {
  const { draft, page } = useStore(writer.$desk);
  const { path, title, description } = places[page.pageName];
  return (
    <form
      className="max-w-4xl [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="mb-6 text-sm text-sann">
        Visitors read this on{' '}
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-1 text-lank underline decoration-lanme underline-offset-4"
        >
          {path === '/' ? 'the opening page' : path}
        </a>
      </p>
      <div className="grid gap-6">
        <Field
          label="Page Title"
          hint={title}
          value={draft.title}
          onChange={({ target }) => writer.edit(changeWords({ title: target.value }))}
        />
        <TextField
          label="Description"
          hint={description}
          rows={2}
          value={draft.description}
          onChange={({ target }) => writer.edit(changeWords({ description: target.value }))}
        />
      </div>
      <Sections writer={writer} />
      <SaveBar writer={writer} />
    </form>
  );
}
