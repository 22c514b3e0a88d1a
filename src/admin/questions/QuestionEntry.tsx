import clsx from 'clsx';
import type { AskedQuestion, Question } from '#shared/question';
import { scamWarning } from '#shared/scam-signs';
import { MakeOffer } from '../offers/MakeOffer.tsx';
import { rowOf, type OfferValues } from '../offers/offer-values.ts';
import { Action } from '../ui/Action.tsx';
import { formatMoment } from '../ui/moment.ts';
import { useScrollToLinked } from '../ui/use-scroll-to-linked.ts';
import { dropQuestion, markQuestion } from './questions-store.ts';
import { mailto } from '../../lib/mailto.ts';

type QuestionEntryProps = {
  question: AskedQuestion;
};

export function QuestionEntry({ question }: QuestionEntryProps) {
  const { id, createdAt, name, email, message, artworkTitle, asksPrice, state } = question;
  const entry = useScrollToLinked(id);
  const isOpen = state === 'open';
  const from = `, question of ${name}`;
  return (
    <article
      ref={entry}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-x-8 gap-y-4 py-6 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 text-sm">
        <h2 id={id} data-focus-next tabIndex={-1} className="text-base font-medium">
          {name}
        </h2>
        <p>{email}</p>
        <time dateTime={createdAt} className="block text-sann">
          {formatMoment(createdAt)}
        </time>
        <p className={clsx('mt-1', isOpen ? 'font-medium' : 'text-sann')}>
          {isOpen ? 'Open' : 'Answered'}
        </p>
      </div>
      <div className="min-w-0">
        {artworkTitle && <p className="mb-2 font-display text-lg italic">{artworkTitle}</p>}
        {asksPrice && <p className="mb-2 font-medium">Asks the price</p>}
        {message && <p className="whitespace-pre-line">{message}</p>}
        {isOpen && <AboutScams message={message} />}
        <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
          <a
            href={answerLink(question)}
            className="inline-flex min-h-11 items-center font-medium underline decoration-lanme underline-offset-4 hover:text-lanme"
          >
            <span>Answer by e-mail</span>
            <span className="sr-only">{from}</span>
          </a>
          <MakeOffer
            look="quiet"
            labelEnd={from}
            about={id}
            begin={offerTo(question)}
            onMade={() => markQuestion(id, 'answered')}
          />
          <Action
            look="quiet"
            label={isOpen ? 'Mark as answered' : 'Open again'}
            labelEnd={from}
            run={() => markQuestion(id, isOpen ? 'answered' : 'open')}
          />
          <Action
            look="quiet"
            label="Delete"
            labelEnd={from}
            question={{
              title: 'Delete this question?',
              words: (
                <p>{`The question of ${name} is gone for good, with name and e-mail address.`}</p>
              ),
              yes: 'Delete it',
              busy: 'Deleting...',
              no: 'Keep it',
            }}
            run={() => dropQuestion(id)}
          />
        </div>
      </div>
    </article>
  );
}

/** Shows the way to what a painter knows before they send a work, and why the question asks for it (rule 69). */
function AboutScams({ message }: { message: string }) {
  const warning = scamWarning(message);
  return (
    <div className={clsx('mt-3 text-sm', warning ? 'border-l-4 border-soley pl-4' : 'text-sann')}>
      {warning && <p>{warning}</p>}
      <a
        href="/admin/before-you-send"
        className="inline-flex min-h-11 items-center underline decoration-liy underline-offset-4 hover:text-lanme"
      >
        Before you send a painting
      </a>
    </div>
  );
}

/** Returns the values of an offer to a person who asked. A work that is gone becomes a line of text. */
function offerTo({
  name,
  email,
  artworkTitle,
  work,
  language,
}: AskedQuestion): Partial<OfferValues> {
  const line = artworkTitle && { title: artworkTitle, price: '' };
  const item = work ? rowOf(work) : line;
  return {
    customerName: name,
    customerEmail: email,
    items: item ? [item] : [],
    ...(language && { language }),
  };
}

function answerLink({ email, artworkTitle }: Question): string {
  const subject = artworkTitle ? `Your question about '${artworkTitle}'` : 'Your question';
  return mailto(email, subject);
}
