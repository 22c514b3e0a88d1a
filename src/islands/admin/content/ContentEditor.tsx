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
          defaultValue={tabOfAddress()}
          tabs={labels.flatMap((label) => tabOf(label, editors))}
        />
      )}
    </Loaded>
  );
}

/** `/admin/content#terms` opens Terms. */
function tabOfAddress(): string {
  const wanted = location.hash.slice(1);
  return labels.some((label) => valueOf(label) === wanted) ? wanted : 'home';
}

// The value becomes part of ids, which must not contain spaces.
function valueOf(label: string): string {
  return label.toLowerCase().replaceAll(' ', '');
}

/** A tab shows the page of its lower-cased name. */
function tabOf(label: (typeof labels)[number], editors: Editor[]) {
  const pageName: PageName = label.toLowerCase() as Lowercase<typeof label>;
  const editor = editors.find(({ $editing }) => $editing.get().page.pageName === pageName);
  return editor ? [{ value: valueOf(label), label, content: <PageEditor editor={editor} /> }] : [];
}
