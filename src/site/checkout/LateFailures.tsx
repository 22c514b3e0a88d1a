import { useStore } from '@nanostores/react';
import { pathIn } from '#shared/language';
import { Filled } from '../../ui/Filled.tsx';
import { BackToShop } from './BackToShop.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';
import { PrimaryLink } from '../../ui/PrimaryLink.tsx';
import { $words } from '../../words/page-words.ts';

/** Shows the checkout of pages whose scripts do not come (rule 78). It is rendered at build. */
export function LateCheckout() {
  const { checkout, payment, language } = useStore($words);
  const contact = (
    <a href={pathIn(language, '/contact')} className="link">
      {checkout.failure.contact}
    </a>
  );
  return (
    <PaymentFailure title={checkout.failure.title}>
      <p className="text-sann">
        <Filled text={checkout.failure.text} parts={{ contact }} />
      </p>
      <div className="flex flex-wrap justify-center gap-x-4">
        <Reload words={payment.tryAgain} />
        <BackToShop />
      </div>
    </PaymentFailure>
  );
}

export function LateAnswer() {
  const { title, text, checkAgain } = useStore($words).payment.unreachable;
  return (
    <PaymentFailure title={title} reason={text}>
      <Reload words={checkAgain} />
    </PaymentFailure>
  );
}

type LateLinkProps = { title: string; text: string; loadAgain: string };

/** Stands in place of an order or a certificate. */
export function LateLink({ title, text, loadAgain }: LateLinkProps) {
  return (
    <PaymentFailure title={title} reason={text}>
      <p>{loadAgain}</p>
    </PaymentFailure>
  );
}

function Reload({ words }: { words: string }) {
  return (
    <PrimaryLink href="" data-astro-reload className="mt-8">
      {words}
    </PrimaryLink>
  );
}
