import { describeZelleLimit } from '#shared/purchase/zelle-limit';

export function TransferLimit({ cents }: { cents: number }) {
  const words = describeZelleLimit(cents);
  return words && <p className="text-sm text-sann">{words}</p>;
}
