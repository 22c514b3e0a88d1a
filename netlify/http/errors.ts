/** A refusal that people may read. `status` as rulings 12 has it; `headers` are added to its answer. */
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

/** A dependency (Blobs, Stripe) does not answer: 503, try again (rulings 12). */
export class UnavailableError extends HttpError {
  constructor(service: string, options?: ErrorOptions) {
    super(503, `${service} does not answer at the moment. Please try again in a few seconds.`, {
      'retry-after': '5',
    });
    this.cause = options?.cause;
  }
}
