import type { AnswerTo, BodyOf, JsonName, ParamsOf } from '#shared/calls/by-name';
import { pageLanguage } from '../words/page-language.ts';

/** `message` is '<status>: <text>'; people see its text (`textOf`, rule 32). */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
  }
}

/** Throws ApiError for an answer that is not ok. */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

type BareName = {
  [Name in JsonName]: ParamsOf<Name> extends { params: object } ? never : Name;
}[JsonName];
type BodyArgument<Name extends BareName> =
  BodyOf<Name> extends { body: infer Body } ? [body: Body] : [];

/** Sends a call that has a body at most. Others take send.ts, which no page loads before an interaction. */
export async function ask<Name extends BareName>(
  name: Name,
  ...[body]: BodyArgument<Name>
): Promise<AnswerTo<Name>> {
  const [method, path] = name.split(' ') as [string, string];
  return readAnswer(
    await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        'accept-language': pageLanguage(),
        ...((body as object | undefined) && { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(body),
    }),
  );
}
