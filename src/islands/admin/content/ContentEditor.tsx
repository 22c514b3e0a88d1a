import type { PageName } from '#shared/content';
import { content } from './store.ts';
import type { Editor } from './editor.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { PageEditor } from './PageEditor.tsx';
import { Loaded } from '../Loaded.tsx';

const labels = [
  'Home',
  'Artist',
  'Process',
  'Inspirations',
  'News & Blog',
  'About',
  'Contact',
  'Terms',
  'Privacy',
] as const;

export function ContentEditor() {
  return (
    <Loaded resource={content} name="content">
      {(editors) => (
        <Tabs
          label="Pages"
          defaultValue="home"
          tabs={labels.map((label) => tabOf(label, editors))}
        />
      )}
    </Loaded>
  );
}

/** A tab shows the page of its lower-cased name. */
function tabOf(label: (typeof labels)[number], editors: Editor[]) {
  const pageName: PageName = label.toLowerCase() as Lowercase<typeof label>;
  const editor = editors.find(({ $editing }) => $editing.get().page.pageName === pageName);
  const panel = editor ? <PageEditor editor={editor} /> : <NoPage />;
  // The value becomes part of ids, which must not contain spaces.
  return { value: pageName.replaceAll(' ', ''), label, content: panel };
}

function NoPage() {
  return <p className="py-16 text-center text-sann">This page does not exist in the shop yet.</p>;
}
