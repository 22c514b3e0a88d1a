import type { OwnSale } from '#shared/payment';
import { pageLanguage } from '../words/islands/page-language.ts';

/** `message` is '<status>: <text>'; people see the text (rule 32). */
export class ApiError extends Error {
  readonly status: number;
  /** Empty without JSON: a proxy answers in its own words. */
  readonly answer: { error?: unknown; field?: string } & Partial<OwnSale>;
  /** What the shop's own server says. */
  readonly told: string | undefined;
  readonly text: string;

  constructor(status: number, body: string, statusText: string) {
    const words = body || statusText;
    super(`${status}: ${words}`);
    this.status = status;
    this.answer = read(body);
    const { error } = this.answer;
    this.told = typeof error === 'string' ? error : undefined;
    this.text = this.told ?? words;
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
