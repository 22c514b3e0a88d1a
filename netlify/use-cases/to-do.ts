import * as z from 'zod';
import { toDoOf, urgentFirst, type ToDo } from '#shared/admin/to-do';
import { formatIsoDay } from '#shared/day';
import { knownZone } from '#shared/format';
import { readSnapshot } from '../ports/blobs/snapshots.ts';
import { readRefusal } from './mail/deliver.ts';
import { listDueOrders } from './orders/lists/waiting.ts';
import { snapshots } from './publishing/snapshots.ts';
import { listOpenQuestions } from './questions/waiting.ts';
import { readSettings } from './settings.ts';

/** What a card shows of a list. */
const most = { orders: 12, questions: 3 };

/** An artwork has much more, which nobody needs here. */
const waitingSchema = z.looseObject({ waits: z.unknown().optional() });

/** Returns what waits for the administrator (rule 111). Reads no list of all orders. Throws 503. */
export async function readToDo(): Promise<ToDo> {
  const [due, open, works, { timeZone }, refusal] = await Promise.all([
    listDueOrders(),
    listOpenQuestions(),
    readSnapshot(snapshots.artworks, waitingSchema),
    readSettings(),
    readRefusal(),
  ]);
  const context = {
    dayOf: (at: string) => formatIsoDay(at, knownZone(timeZone)),
    hasMail: refusal === null,
  };
  const orders = due.toReversed().flatMap((order) => toDoOf(order, context) ?? []);
  const waiting = [...works.values()].filter(({ waits }) => waits !== undefined);
  return {
    orders: orders.sort(urgentFirst).slice(0, most.orders),
    questions: open
      .slice(0, most.questions)
      .map(({ id, name, artworkTitle }) => ({ id, name, artworkTitle })),
    counts: { orders: orders.length, questions: open.length, works: waiting.length },
  };
}
