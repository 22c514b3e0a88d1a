import type * as z from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Its method and path; `:id` in the path is a parameter. */
export type CallName = `${Method} /${string}`;

/** One call of the server. Without `answer` it answers `{ ok: true }`. */
export type Call = {
  body?: z.ZodType;
  query?: z.ZodType;
  answer?: Answer<unknown>;
  status?: number;
  /** Has 20 seconds, not 4: it copies pictures, frees holds or asks other services. */
  isSlow?: true;
  /** The most bytes of its body; 100 kB without it. */
  largest?: number;
  /** 'shared': the CDN gives all visitors one answer for a moment. Else nobody stores it. */
  cache?: 'shared' | 'private';
};

/** The calls of one function. */
export type Calls = Record<CallName, Call>;

/** Names the type of what is answered; `Response` for what is no JSON. */
export type Answer<Type> = { type?: Type };

/* @__NO_SIDE_EFFECTS__ */
export function as<Type>(): Answer<Type> {
  return {};
}

export type AnswerOf<One extends Call> = One extends { answer: Answer<infer Type> } ? Type : void;

/** The names of the parameters in a path. */
export type ParamOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
