import type { CardPayment } from '#shared/payment';
import { Deadline } from '../Deadline.tsx';

type CardHoldProps = { payment: CardPayment; pieces: number };

export function CardHold({ payment: { isHeld, deadline }, pieces }: CardHoldProps) {
  if (isHeld) return <Deadline date={deadline} pieces={pieces} />;
  return <p className="text-sm text-sann">Not reserved while you pay: the first payment gets it</p>;
}
