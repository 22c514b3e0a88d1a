import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useRequest } from '../../../lib/use-request.ts';
import { $words } from '../../../words/page-words.ts';

type TransferCodeProps = { recipient: string; amount: string; note: string };

/**
 * Shows the transfer as a code of plain text for people: banks have no common format for QR codes. A phone cannot scan its own screen, so
 * there it is folded.
 */
export function TransferCode({ recipient, amount, note }: TransferCodeProps) {
  const words = useStore($words).transfer.code;
  const code = useRequest(() => import('qrcode.react'));
  const [isWide] = useState(() => matchMedia('(min-width: 48rem)').matches);
  const text = words.text(recipient, amount, note);
  return (
    <details open={isWide}>
      <summary className="py-2 font-medium">{words.otherScreen}</summary>
      <figure className="flex flex-wrap items-center gap-5">
        <div className="size-[180px] shrink-0">
          {code.state === 'ready' && (
            <code.answer.QRCodeSVG
              value={text}
              size={180}
              level="H"
              title={words.title(note)}
              bgColor="#FBF9F5"
              fgColor="#1A1816"
            />
          )}
        </div>
        <figcaption className="min-w-0 flex-1 basis-48 text-sm text-sann">
          {words.explanation}
        </figcaption>
      </figure>
    </details>
  );
}
