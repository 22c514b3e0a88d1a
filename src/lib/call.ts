import type { OwnSale } from '#shared/payment';
import { pageLanguage } from '../words/islands/page-language.ts';

/** `message` is '<status>: <text>'; people see the text (rule 32). */
export class ApiError extends Error {
  readonly status: number;
  readonly text: string;
  /** Empty without JSON: a proxy answers in its own words. */
  readonly answer: { error?: unknown; field?: string } & Partial<OwnSale>;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.answer = read(body);
    this.text = this.told ?? (body || statusText);
  }

  /** What the shop's own server says. */
  get told(): string | undefined {
    const { error } = this.answer;
    return typeof error === 'string' ? error : undefined;
  }
}

function read(body: string): ApiError['answer'] {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** Throws ApiError for an answer that is not ok. */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** Calls with a body are in send.ts, which no page loads before an interaction. */
export async function get<Answer>(path: string): Promise<Answer> {
  return readAnswer<Answer>(
    await fetch(path, { credentials: 'include', headers: { 'accept-language': pageLanguage() } }),
  );
}
