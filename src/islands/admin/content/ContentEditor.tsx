import { useStore } from '@nanostores/react';
import type { PageName } from '#shared/content';
import { $content, loadContent } from '../../../stores/content/pages.ts';
import type { Writer } from '../../../stores/content/writer.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { PageEditor } from './PageEditor.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { useWhenSignedIn } from '../use-when-signed-in.ts';

const labels = ['Home', 'Artist', 'Process', 'Inspirations', 'News & Blog'] as const;

export function ContentEditor() {
  const content = useStore($content);
  useWhenSignedIn(loadContent);
  if (content === 'loading') return <Spinner label="Loading content..." />;
  if (content === 'failed') {
    return <LoadFailure onRetry={loadContent}>Failed to fetch content</LoadFailure>;
  }
  return <Tabs label="Pages" defaultValue="home" tabs={labels.map((l) => tabOf(l, content))} />;
}

/** A tab shows the page of its lower-cased name. */
function tabOf(label: (typeof labels)[number], writers: Writer[]) {
  const pageName: PageName = label.toLowerCase() as Lowercase<typeof label>;
  const writer = writers.find(({ $desk }) => $desk.get().page.pageName === pageName);
  const content = writer ? <PageEditor writer={writer} /> : <NoPage />;
  // The value becomes part of ids, which must not contain spaces.
  return { value: pageName.replaceAll(' ', ''), label, content };
}

function NoPage() {
  return <p className="py-16 text-center text-sann">This page does not exist in the shop yet.</p>;
}
