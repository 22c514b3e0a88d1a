import type { PageName } from '#shared/content';
import { content } from './content-store.ts';
import type { Editor } from './editor.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { FilmsTab } from '../films/FilmsTab.tsx';
import { PageEditor } from './PageEditor.tsx';
import { Loaded } from '../ui/Loaded.tsx';

const filmsTab = { value: 'films', label: 'Films', content: <FilmsTab /> };

export function ContentEditor() {
  return (
    <Loaded resource={content} name="content">
      {(editors) => {
        const tabs = [...editors.map(tabOf), filmsTab];
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

function tabOf(editor: Editor) {
  const label = labelOf(editor.$editing.get().page.pageName);
  return { value: valueOf(label), label, content: <PageEditor editor={editor} /> };
}

/** Returns 'News & Blog' for 'news & blog'. */
function labelOf(pageName: PageName): string {
  return pageName.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
