import { newsletterForm, type NewsletterForm } from '#shared/newsletter-form';
import { labelOf, readFields, type Fields } from './code-fields.ts';
import { attributeOf, isTakenByScript } from './code-scripts.ts';

export type ReadCode = { form: NewsletterForm; problem: null } | { form: null; problem: string };

const instead = 'Paste the address of its page instead.';
const byScript = `This form is sent by a script, which the shop does not run. ${instead}`;

/** Reads the HTML that a newsletter service gives to embed. Nothing of it runs or loads. Never throws. */
export function readCode(html: string): ReadCode {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const forms = [...page.querySelectorAll('form')];
  const [form] = forms;
  if (!form) return refused(withoutForm(page));
  if (forms.length > 1) return refused('There are several forms in it. Paste one of them.');
  if (page.querySelector(captchas))
    return refused(
      `This form asks for a captcha, which needs a script. Switch the captcha off at your service, or paste the address of its page.`,
    );
  const action = attributeOf(form, 'action').trim();
  if (/^(#.*|javascript:.*)?$/is.test(action) || isTakenByScript(page, form))
    return refused(byScript);
  const address = addressOf(action);
  const fields = readFields(page, form);
  const problem = problemOfAddress(address, fields) ?? problemOfFields(fields);
  if (problem) return refused(problem);
  const read = newsletterForm.safeParse({
    action: address?.href ?? action,
    method: attributeOf(form, 'method').toLowerCase() === 'post' ? 'post' : 'get',
    email: fields.email?.name,
    ...(fields.name && { name: fields.name.name }),
    hidden: fields.hidden,
    empty: fields.empty,
  });
  return read.success
    ? { form: read.data, problem: null }
    : refused(`The address of this form cannot be used: ${action.slice(0, 80)}. ${instead}`);
}

const captchas = [
  '[class*="captcha" i]',
  '[class*="turnstile" i]',
  '[name*="captcha" i]',
  '[data-recaptcha="true"]',
  'script[src*="captcha" i]',
  'script[src*="turnstile" i]',
].join();

/** Returns the address as a browser reads it; null for a path. */
function addressOf(typed: string): URL | null {
  const address = typed.startsWith('//') ? `https:${typed}` : typed;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Returns why people would not see a page of the service after the press. */
function problemOfAddress(address: URL | null, { hidden }: Fields): string | null {
  if (!address) return null;
  if (address.protocol === 'http:')
    return 'The form is sent without encryption (http). Ask your service for its https code.';
  if (address.protocol !== 'https:')
    return `This form leads to no page: ${address.href.slice(0, 80)}. ${instead}`;
  // Campaign Monitor's: the script beside it asks for the right one.
  if (/(\/|[-_]|subscribe)errors?\b/i.test(address.pathname)) return byScript;
  const sent = [
    ...address.searchParams,
    ...hidden.map(({ name, value }) => [name, value] as const),
  ];
  if (isForScripts(address) || sent.some(([name, value]) => asksForData(name, value)))
    return `The answer of this form is for a script: people would see data. ${instead}`;
  const elsewhere = sent.flatMap(([, value]) => otherSite(value, address) ?? [])[0];
  return elsewhere === undefined
    ? null
    : `After joining, this form leads to ${elsewhere}, which browsers do not allow. Choose the page of thanks of your service there.`;
}

/** Knows addresses of MailerLite, Mailchimp, Klaviyo, EmailOctopus and of programs. Those of Buttondown and Substack (`nojs`) are pages. */
function isForScripts({ hostname, pathname, searchParams }: URL): boolean {
  if (/\/jsonp\/|\/webforms\/submit\/|\/post-json\b|\/ajax\/|\.json$/i.test(pathname)) return true;
  if (/\/members\/embedded\/[\d.]+\/add$/.test(pathname)) return true;
  const isPage = pathname.includes('/embed-subscribe/') || searchParams.has('nojs');
  return !isPage && (hostname.startsWith('api.') || /\/api\//.test(pathname));
}

function asksForData(name: string, value: string): boolean {
  return (
    value === 'json' ||
    (/^(callback|jsonp|is_?ajax|ajax)$/i.test(name) && /^(?!0$)\w+$/.test(value))
  );
}

/** Returns the site that a value names, if it is another one: a browser follows the answer of a form only to sites that the page allows. */
function otherSite(value: string, form: URL): string | null {
  if (!URL.canParse(value, form.href)) return null;
  const { protocol, host, origin } = new URL(value, form.href);
  if (!/^https?:$/.test(protocol) || origin === form.origin) return null;
  return host === form.host ? origin : host;
}

function problemOfFields({ email, beyond }: Fields): string | null {
  if (!email) return `This form has no field for an e-mail address. ${instead}`;
  if (beyond.length === 0) return null;
  const names = [...new Set(beyond.map(labelOf))].slice(0, 6).map((name) => `“${name}”`);
  return `This form also asks for ${names.join(', ')}. Make that optional at your service, or paste the address of its page.`;
}

function withoutForm(page: Document): string {
  const frame = page.querySelector('iframe');
  const address = addressOf(frame?.getAttribute('src')?.trim() ?? '');
  if (frame && address?.protocol === 'https:')
    return `This is a frame, not a form. Paste its address instead: ${address.href.slice(0, 200)}`;
  if (frame) return `This is a frame, not a form. ${instead}`;
  return page.querySelector('script')
    ? `This form is made by a script, which the shop does not run. ${instead}`
    : `There is no form in it. Paste the whole code that your service gives to embed, or the address of its page.`;
}

function refused(problem: string): ReadCode {
  return { form: null, problem };
}
