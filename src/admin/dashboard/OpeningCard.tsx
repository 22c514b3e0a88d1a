import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import clsx from 'clsx';
import type { ReactElement } from 'react';
import { openingSteps, type Opening, type OpeningStep } from '#shared/admin/opening';
import { Card } from '../ui/Card.tsx';
import { Samples } from '../setup/Samples.tsx';
import { samples } from '../setup/setup-store.ts';
import { TestMail } from '../setup/TestMail.tsx';
import { useWhenSignedIn } from '../use-when-signed-in.ts';
import { opening } from './opening-store.ts';

const progressId = 'opening-progress';

/** Stands first on the dashboard until all steps were done. */
export function OpeningCard() {
  const state = useStore(opening.$state);
  useWhenSignedIn(opening.load);
  if (typeof state === 'string' || state.isFinished) return null;
  return (
    <div className="mb-6">
      <Card title="Before you open">
        <Steps {...state} />
      </Card>
    </div>
  );
}

function Steps({ done }: Opening) {
  useWhenSignedIn(samples.load);
  return (
    <>
      <p id={progressId} tabIndex={-1} className="-mt-2 mb-4 text-sm text-sann">
        {`${done.length} of ${openingSteps.length} done`}
      </p>
      <ol className="divide-y divide-liy border-y border-liy">
        {openingSteps.map((step) => (
          <Step key={step} step={step} isDone={done.includes(step)} />
        ))}
      </ol>
    </>
  );
}

function Step({ step, isDone }: { step: OpeningStep; isDone: boolean }) {
  const { words, deed } = steps[step];
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-3">
      {isDone ? (
        <Check role="img" aria-label="Done:" size={20} className="mt-0.5 sm:mt-1" />
      ) : (
        <span aria-hidden className="mt-1 size-4 rounded-full border border-sann sm:mt-1.5" />
      )}
      <div className="grid justify-items-start gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:justify-between">
        <p className={clsx('sm:py-0.5', isDone ? 'text-sann' : 'font-medium')}>{words}</p>
        {!isDone && deed}
      </div>
    </li>
  );
}

const steps: Record<OpeningStep, { words: string; deed: ReactElement }> = {
  work: {
    words: 'Show a painting of your own',
    deed: <Link href="/admin/artworks">Add an artwork</Link>,
  },
  samples: {
    words: 'Remove the samples: paintings, films and words that are not yours',
    deed: <Samples nextFocus={progressId} />,
  },
  about: {
    words: 'Tell who you are',
    deed: <Link href="/admin/content#about">Write About</Link>,
  },
  contact: {
    words: 'Say how people reach you',
    deed: <Link href="/admin/content#contact">Write Contact</Link>,
  },
  terms: {
    words: 'Say what buyers can rely on: taxes, delivery, returns',
    deed: (
      <span className="flex flex-wrap gap-x-6">
        <Link href="/admin/content#terms">Write the page Terms</Link>
        <Link href="/admin/settings">Write the sentence by the price</Link>
      </span>
    ),
  },
  bank: {
    words: 'Set the bank account for transfers, or switch transfers off',
    deed: <Link href="/admin/settings">Set the bank account</Link>,
  },
  shipping: {
    words: 'Say how you ship, and what it costs',
    deed: <Link href="/admin/settings">Write the line about shipping</Link>,
  },
  mail: {
    words: 'See a mail of the shop in your own mailbox',
    deed: <TestMail onArrived={(answer) => opening.$state.set(answer)} nextFocus={progressId} />,
  },
  purchase: {
    words:
      'Buy a painting yourself, with the test card 4242 4242 4242 4242 if the keys are test keys',
    deed: <Link href="/shop-art">Go to the shop</Link>,
  },
};

function Link({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center underline decoration-lanme underline-offset-4 hover:text-lanme sm:min-h-8"
    >
      {children}
    </a>
  );
}
