import { share } from '../../lib/share.ts';
import { showToast } from '../../toasts/toast.ts';
import { $words } from '../../words/page-words.ts';

/** Copies the address where the browser cannot share, or refuses to. */
export async function shareLink({ dataset }: HTMLElement): Promise<void> {
  const { title = '', path = '' } = dataset;
  const url = new URL(path, location.href).href;
  if (!(await share({ title, url }))) await copy(url);
}

async function copy(url: string): Promise<void> {
  const { copied, notCopied } = $words.get().share;
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: copied });
  } catch {
    showToast({ title: notCopied, description: url, variant: 'destructive' });
  }
}
