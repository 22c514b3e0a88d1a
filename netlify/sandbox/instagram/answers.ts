/** Returns an error as Instagram words it. */
export function refuse(
  status: number,
  error: { code: number; message: string; subcode?: number },
  headers: Record<string, string> = {},
): Response {
  const { code, message, subcode: error_subcode } = error;
  const body = { message, type: 'OAuthException', code, error_subcode, fbtrace_id: 'sandbox' };
  return Response.json({ error: body }, { status, headers });
}

/** Returns 190: the token is invalid. */
export const deadToken = () =>
  refuse(400, {
    code: 190,
    message:
      'Error validating access token: Session has expired or the user has changed the password.',
  });

/** Returns 100 with subcode 33 for the account itself: the token may not read it. */
export const refused = () => missingObject('me');

/** Returns 4: the budget is used up. */
export const overLimit = () =>
  refuse(429, { code: 4, message: 'Application request limit reached' }, usageHeaders(100));

/** Returns 2: a temporary error of Instagram. */
export const broken = () =>
  refuse(500, { code: 2, message: 'An unexpected error has occurred. Please retry your request.' });

/** Returns 100: the cursor has expired. */
export const missingPage = () =>
  refuse(400, { code: 100, message: 'Invalid parameter: the cursor is no longer valid' });

/** Returns 100 with subcode 33: the post is gone, or of another account. */
export const missingObject = (id: string) =>
  refuse(400, {
    code: 100,
    subcode: 33,
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
  });

/** Returns what every answer says of the budget, in per cent. */
export function usageHeaders(percent: number): Record<string, string> {
  const usage = { call_count: percent, total_time: 3, total_cputime: 2 };
  const regain = percent >= 80 ? 30 : 0;
  const business = { type: 'instagram', ...usage, estimated_time_to_regain_access: regain };
  return {
    'x-app-usage': JSON.stringify(usage),
    'x-business-use-case-usage': JSON.stringify({ '17841400000000000': [business] }),
  };
}
