import type * as z from 'zod';
import type * as account from './account.ts';
import type * as artworks from './artworks.ts';
import type { AnswerOf, Call, CallName, ParamOf } from './call.ts';
import type * as certificates from './certificates.ts';
import type * as checkout from './checkout.ts';
import type * as content from './content.ts';
import type * as films from './films.ts';
import type * as instagram from './instagram.ts';
import type * as offers from './offers.ts';
import type * as orders from './orders.ts';
import type * as ownOrder from './own-order.ts';
import type * as publicCalls from './public.ts';
import type * as questions from './questions.ts';
import type * as settings from './settings.ts';
import type * as shop from './shop.ts';

// Types only: the tables' schemas would bring zod to every page.
type Modules = typeof account &
  typeof artworks &
  typeof certificates &
  typeof checkout &
  typeof content &
  typeof films &
  typeof instagram &
  typeof offers &
  typeof orders &
  typeof ownOrder &
  typeof publicCalls &
  typeof questions &
  typeof settings &
  typeof shop;

type Merged<Table> = (Table extends unknown ? (table: Table) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All calls of the browser. */
type ByName = Merged<Modules[keyof Modules]>;

export type AnyName = keyof ByName & CallName;
type Named<Name extends AnyName> = ByName[Name] & Call;

export type AnswerTo<Name extends AnyName> = AnswerOf<Named<Name>>;

/** What is answered by a file, and by JSON. */
export type FileName = {
  [Name in AnyName]: AnswerTo<Name> extends Response ? Name : never;
}[AnyName];
export type JsonName = Exclude<AnyName, FileName>;

export type ParamsOf<Name extends AnyName> = [ParamOf<Name>] extends [never]
  ? { params?: never }
  : { params: Record<ParamOf<Name>, string> };

export type BodyOf<Name extends AnyName> =
  Named<Name> extends { body: infer Body extends z.ZodType }
    ? { body: z.input<Body> }
    : { body?: never };

export type QueryOf<Name extends AnyName> =
  Named<Name> extends { query: infer Query extends z.ZodType }
    ? { query?: { [Key in keyof z.input<Query>]?: z.input<Query>[Key] & string } }
    : { query?: never };
