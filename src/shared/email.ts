import { inputMessages } from './input-messages.ts';
import { mostEmail } from './question-size.ts';
import { textInput } from './text.ts';

const label = '[a-z0-9][a-z0-9-]{0,62}';
/** What RFC 5322 (3.2.3) and browsers' fields allow between the dots before the @. */
const atoms = String.raw`[\w!#$%&'*+/=?^{|}~\x60-]+`;
const plainEmail = new RegExp(
  String.raw`^${atoms}(\.${atoms})*@(${label}\.)+([a-z]{2,63}|xn--${label})$`,
  'i',
);
const notAscii = /[^\0-\x7F]/;
/** What URL would read as the end of a host's name, or decode. */
const noDomain = /[\s/\\?#:@[\]%<>^|]/;
/** Zero-width spaces and soft hyphens come with what is copied from a page. */
const unseen = /\p{Cf}/gu;

const emailIf = (isEmail: (text: string) => boolean) =>
  textInput()
    .overwrite((text) => (isEmail(text) ? toAsciiDomain(text) : text))
    .max(mostEmail, inputMessages.tooLong)
    .check((checked) => {
      const message = isEmail(checked.value) && emailFlaw(checked.value);
      if (message) checked.issues.push({ code: 'custom', message, input: checked.value });
    });

/** Accepts an address or nothing. Mail servers know ASCII, so an international domain is stored in that form. */
export const optionalEmail = () => emailIf((text) => text !== '');
export const emailOrPhone = () => emailIf((text) => text.includes('@'));

/** Requires an address. `missing`: the words for an empty text. */
export const emailInput = (missing: string) => optionalEmail().min(1, missing);

/** Returns what is wrong, in words for people. */
function emailFlaw(text: string): string | null {
  if (plainEmail.test(text)) return null;
  const [, name = '', domain = ''] = /^([^\s@<>()[\]",;:]+)@(.+)$/.exec(text) ?? [];
  const hasLetters = notAscii.test(name) && plainEmail.test(`name@${domain}`);
  return hasLetters ? inputMessages.emailLetters : inputMessages.emailForm;
}

/** Returns 'info@xn--exmple-cua.com' for 'info@exämple.com'. */
function toAsciiDomain(text: string): string {
  const seen = text.replace(unseen, '');
  const [, name, domain = ''] = /^([^@]*)@([^]*)$/.exec(seen) ?? [];
  const address = `http://${domain}`;
  if (!notAscii.test(domain) || noDomain.test(domain) || !URL.canParse(address)) return seen;
  return `${name}@${new URL(address).hostname}`;
}
