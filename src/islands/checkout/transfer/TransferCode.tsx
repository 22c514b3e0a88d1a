import { useRequest } from '../../../lib/use-request.ts';

type TransferCodeProps = { recipient: string; amount: string; note: string };

/** Plain text for people: banks have no common format for QR codes. */
export function TransferCode({ recipient, amount, note }: TransferCodeProps) {
  const code = useRequest(() => import('qrcode.react'));
  const text = `Zelle payment\nTo: ${recipient}\nAmount: ${amount}\nNote: ${note}`;
  return (
    <figure className="flex flex-wrap items-center gap-5">
      <div className="size-[180px] shrink-0">
        {code.state === 'ready' && (
          <code.answer.QRCodeSVG
            value={text}
            size={180}
            level="H"
            title={`QR code of the transfer: ${note}`}
            bgColor="#FBF9F5"
            fgColor="#1A1816"
          />
        )}
      </div>
      <figcaption className="min-w-0 flex-1 basis-48 text-sm text-sann">
        Scan it to have these details as text on your phone. It does not start a payment by itself.
      </figcaption>
    </figure>
  );
}
