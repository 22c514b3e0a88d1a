import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { OrderToDo, ToDo } from '#shared/admin/to-do';
import { toDo } from '../publishing/to-do-store.ts';
import { $alarms } from '../session/session.ts';
import { Card } from '../ui/Card.tsx';
import { Alarms } from './Alarms.tsx';
import { WithNumbers } from '../../ui/WithNumbers.tsx';

type Row = { href: string; words: string; about?: string; isBroken?: boolean };

/** Shows what waits for the painter, each with the way to its deed (rule 111). `isOpening`: 'Open the shop' says what to do. */
export function ToDoCard({ isOpening }: { isOpening: boolean }) {
  const state = useStore(toDo.$state);
  const alarms = useStore($alarms);
  if (state === 'loading') return null;
  const rows = state === 'failed' ? [] : rowsOf(state);
  const isEmpty = alarms.length + rows.length === 0;
  if (isEmpty && isOpening && state !== 'failed') return null;
  return (
    <div data-focus-next tabIndex={-1} className="mb-6 outline-none">
      <Card title="To do now">
        {alarms.length > 0 && <Alarms />}
        {rows.length > 0 && (
          <ul aria-label="To do now" className="divide-y divide-liy border-y border-liy">
            {rows.map((row) => (
              <li key={row.href}>
                <RowLink {...row} />
              </li>
            ))}
          </ul>
        )}
        {isEmpty && (
          <p className="text-sann">
            {state === 'failed' ? 'What there is to do could not be loaded.' : 'Nothing to do now.'}
          </p>
        )}
      </Card>
    </div>
  );
}

function RowLink({ href, words, about, isBroken = false }: Row) {
  return (
    <a href={href} className="group flex min-h-11 items-start gap-3 py-3">
      {isBroken && <CircleAlert aria-hidden size={16} className="mt-1 shrink-0 text-flanbwayan" />}
      <span className="grid min-w-0 flex-1">
        <span
          className={clsx(
            'underline decoration-lanme underline-offset-4',
            isBroken && 'font-medium text-flanbwayan',
          )}
        >
          <WithNumbers>{words}</WithNumbers>
        </span>
        {about && (
          <span className="text-sm text-sann">
            <WithNumbers>{about}</WithNumbers>
          </span>
        )}
      </span>
      <span aria-hidden>→</span>
    </a>
  );
}

function rowsOf({ orders, questions, counts }: ToDo): Row[] {
  const { works } = counts;
  const more = counts.orders - orders.length;
  const others = counts.questions - questions.length;
  return [
    ...orders.map(orderRow),
    ...(more > 0 ? [{ href: '/admin/orders?show=open', words: `${more} more orders` }] : []),
    ...questions.map(({ id, name, artworkTitle }) => ({
      href: `/admin/questions?show=open#${id}`,
      words: `Answer ${name}.`,
      about: artworkTitle ? `A question about ${artworkTitle}` : 'A question',
    })),
    ...(others > 0
      ? [{ href: '/admin/questions?show=open', words: `${others} more questions` }]
      : []),
    ...(works > 0
      ? [
          {
            href: '/admin/artworks?show=waiting',
            words: `Answer about ${works === 1 ? 'a work' : `${works} works`} from Instagram.`,
          },
        ]
      : []),
  ];
}

/** Leads to the order. A deed that asks for more opens at once. */
function orderRow({ id, who, words, isBroken, deed }: OrderToDo): Row {
  const asksMore = deed === 'money' || deed === 'send';
  return {
    href: `/admin/orders${asksMore ? '?deed=now' : ''}#${id}`,
    words,
    about: `Order ${[id, who].filter(Boolean).join(', ')}`,
    isBroken,
  };
}
