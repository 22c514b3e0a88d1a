/** A refusal whose text people read; `headers` are added to the answer. */
export class HttpError extends Error {
  override name = 'HttpError' as const;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** A dependency (Blobs, Stripe) does not answer: 503 with Retry-After. */
export class UnavailableError extends HttpError {
  constructor(service: string, options?: ErrorOptions) {
    super(503, `${service} does not answer at the moment. Please try again in a few seconds.`, {
      'retry-after': '5',
    });
    this.cause = options?.cause;
  }
}

/** Without an expected version the last write wins (rule 39). Throws 412. */
export function requireVersion(current: number, expected: number | null): void {
  if (expected === null || expected === current) return;
  throw new HttpError(412, 'This was changed in another window. Reload it to go on from there.');
}
