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

/** With a body it is a POST. Other calls are in send.ts, which no page loads before an interaction. */
export async function get<Answer>(path: string, body?: object): Promise<Answer> {
  return readAnswer<Answer>(
    await fetch(path, {
      credentials: 'include',
      headers: {
        'accept-language': pageLanguage(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }),
  );
}
