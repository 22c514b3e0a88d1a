import type { PageName } from '#shared/content';
import { content } from './content-store.ts';
import type { Editor } from './editor.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { FilmsTab } from '../films/FilmsTab.tsx';
import { PageEditor } from './PageEditor.tsx';
import { Loaded } from '../ui/Loaded.tsx';

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

const filmsTab = { value: 'films', label: 'Films', content: <FilmsTab /> };

export function ContentEditor() {
  return (
    <Loaded resource={content} name="content">
      {(editors) => {
        const tabs = [...labels.flatMap((label) => tabOf(label, editors)), filmsTab];
        return <Tabs label="Pages" defaultValue={chosenBefore(tabs)} tabs={tabs} />;
      }}
    </Loaded>
  );
}

/** Returns the tab that the fragment names: `/admin/content#terms` opens Terms. Returns 'home' if there is none. */
function chosenBefore(tabs: { value: string }[]): string {
  const wanted = location.hash.slice(1);
  return tabs.some(({ value }) => value === wanted) ? wanted : 'home';
}

// The value becomes part of ids, which must not contain spaces.
function valueOf(label: string): string {
  return label.toLowerCase().replaceAll(' ', '');
}

/** Returns a tab for the page of its lower-cased name, or nothing without such a page. */
function tabOf(label: (typeof labels)[number], editors: Editor[]) {
  const pageName: PageName = label.toLowerCase() as Lowercase<typeof label>;
  const editor = editors.find(({ $editing }) => $editing.get().page.pageName === pageName);
  return editor ? [{ value: valueOf(label), label, content: <PageEditor editor={editor} /> }] : [];
}
