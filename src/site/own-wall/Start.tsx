import { useStore } from '@nanostores/react';
import { FileButton } from '../../photograph/FileButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { $ownWallWords } from '../../words/own-wall-words.ts';
import type { Paper } from './geometry/index.ts';

const papers: [Paper, name: string][] = [
  ['letter', 'Letter'],
  ['a4', 'A4'],
];

type StartProps = {
  paper: Paper;
  isBusy: boolean;
  onPaper: (paper: Paper) => void;
  onChoose: (file: File) => void;
  /** Goes on with the photograph that was chosen before. */
  onGoOn: (() => void) | null;
};

export function Start({ paper, isBusy, onPaper, onChoose, onGoOn }: StartProps) {
  const { start } = useStore($ownWallWords);
  return (
    <div className="space-y-5">
      <p className="max-w-measure">{start.advice}</p>
      <div
        role="radiogroup"
        aria-label={start.sheet}
        className="flex flex-wrap items-center gap-x-6"
      >
        <span aria-hidden className="font-medium">
          {start.sheet}
        </span>
        {papers.map(([kind, name]) => (
          <label key={kind} className="inline-flex items-center gap-2 py-2">
            <input
              type="radio"
              name="paper"
              checked={kind === paper}
              onChange={() => onPaper(kind)}
              className="size-5 accent-lanme"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {onGoOn && <Button onClick={onGoOn}>{start.goOn}</Button>}
        <FileButton
          ref={moveFocus}
          look={onGoOn ? 'secondary' : 'primary'}
          label={start.photograph}
          aria-busy={isBusy}
          onChoose={([file]) => file && onChoose(file)}
        >
          {isBusy ? start.opening : start.choose}
        </FileButton>
      </div>
      <p className="text-sm text-sann">{start.privacy}</p>
    </div>
  );
}
