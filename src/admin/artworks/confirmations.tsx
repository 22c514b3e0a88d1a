import type { AdminArtwork } from '#shared/artwork';
import { formatMoment } from '../ui/moment.ts';
import type { Question } from '../ui/QuestionDialog.tsx';
import { WithNumbers } from '../../ui/WithNumbers.tsx';

export function freeQuestion({ title, orderId, heldUntil }: AdminArtwork): Question {
  return {
    title: `Free “${title}”?`,
    words: (
      <>
        <p>
          <WithNumbers>{`Order ${orderId} holds it. Its buyer was told that it is held until ${heldUntil && formatMoment(heldUntil)}.`}</WithNumbers>
        </p>
        <p>
          The whole order is cancelled, and its buyer gets an e-mail. A transfer that is on its way
          has to be sent back by hand.
        </p>
      </>
    ),
    yes: 'Free it',
    busy: 'Freeing...',
    no: 'Keep it reserved',
  };
}

/** Asks before a deletion, because it cannot be undone. */
export function deleteQuestion({ title }: AdminArtwork): Question {
  return {
    title: 'Delete this artwork?',
    words: (
      <>
        <p>{`“${title}” and its page disappear for good.`}</p>
        <p>To take it off the wall and keep it here, hide it instead.</p>
      </>
    ),
    yes: 'Delete artwork',
    busy: 'Deleting...',
    no: 'Keep it',
  };
}

export const discardQuestion: Question = {
  title: 'Discard what you typed?',
  words: <p>It is not saved yet, and cannot be brought back.</p>,
  yes: 'Discard',
  busy: 'Discarding...',
  no: 'Keep editing',
};
