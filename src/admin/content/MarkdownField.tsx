import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toPageHtml } from '../../lib/markdown.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as edits from './markdown-edits.ts';
import { growingStyle } from '../ui/growing-style.ts';

const tools = [
  { name: 'Heading', icon: Heading, edit: edits.heading },
  { name: 'List', icon: List, edit: edits.list },
  { name: 'Link', icon: Link, edit: edits.link },
  { name: 'Bold', icon: Bold, edit: edits.bold },
];

type MarkdownFieldProps = { value: string; onChange: (text: string) => void };

export function MarkdownField({ value, onChange }: MarkdownFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const preview = useId();

  function apply(edit: edits.MarkdownEdit) {
    if (!field.current) return;
    const { value: text, selectionStart, selectionEnd } = field.current;
    const changed = edit({ text, start: selectionStart ?? 0, end: selectionEnd ?? 0 });
    // The selection is that of the new text.
    flushSync(() => onChange(changed.text));
    field.current.focus();
    field.current.setSelectionRange(changed.start, changed.end);
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div role="group" aria-label="Marks" className="-ml-2.5 flex">
          {tools.map(({ name, icon, edit }) => (
            <IconButton key={name} icon={icon} label={name} onClick={() => apply(edit)} />
          ))}
        </div>
        <Button
          look="quiet"
          aria-expanded={isPreviewed}
          aria-controls={preview}
          onClick={() => setIsPreviewed(!isPreviewed)}
        >
          {isPreviewed ? 'Hide the preview' : 'Preview'}
        </Button>
      </div>
      <Field
        rows={2}
        ref={field}
        label="Text"
        hint="An empty line begins a new paragraph."
        style={growingStyle('15rem')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={preview} hidden={!isPreviewed}>
        {isPreviewed && <Preview text={value} />}
      </div>
    </div>
  );
}

function Preview({ text }: { text: string }) {
  const html = useMemo(() => toPageHtml(text), [text]);
  if (!text.trim()) return <p className="bg-twal p-6 text-sann">There is no text yet.</p>;
  return (
    <div
      role="region"
      aria-label="Preview"
      className="letter border border-liy p-6"
      // HTML that was typed is escaped, and links to scripts lose their address.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
