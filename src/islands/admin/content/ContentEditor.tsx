import type { PageName } from '#shared/content';
import { content } from './store.ts';
import type { Writer } from './writer.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { FilmsTab } from '../films/FilmsTab.tsx';
import { PageEditor } from './PageEditor.tsx';
import { Loaded } from '../Loaded.tsx';

const labels = ['Home', 'Artist', 'Process', 'Inspirations', 'News & Blog'] as const;

const filmsTab = { value: 'films', label: 'Films', content: <FilmsTab /> };

export function ContentEditor() {
  return (
    <Loaded resource={content} name="content">
      {(writers) => (
        <Tabs
          label="Pages"
          defaultValue="home"
          tabs={[...labels.map((label) => tabOf(label, writers)), filmsTab]}
        />
      )}
    </Loaded>
  );
}

/** A tab shows the page of its lower-cased name. */
function tabOf(label: (typeof labels)[number], writers: Writer[]) {
  const pageName: PageName = label.toLowerCase() as Lowercase<typeof label>;
  const writer = writers.find(({ $desk }) => $desk.get().page.pageName === pageName);
  const panel = writer ? <PageEditor writer={writer} /> : <NoPage />;
  // The value becomes part of ids, which must not contain spaces.
  return { value: pageName.replaceAll(' ', ''), label, content: panel };
}

function NoPage() {
  return <p className="py-16 text-center text-sann">This page does not exist in the shop yet.</p>;
}
