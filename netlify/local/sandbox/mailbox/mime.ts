import { decodeBody, decodeWords } from './decode.ts';

export type Mail = { to: string; from: string; subject: string; text: string; html: string };
type Part = { headers: Map<string, string>; body: string };

/** What a person would see of a mail's source. */
export function readMail(source: string): Mail {
  const mail = readPart(source);
  const parts = listLeaves(mail);
  const bodyOf = (type: string) => {
    const part = parts.find(({ headers }) => typeOf(headers).startsWith(type));
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '') : '';
  };
  const header = (name: string) => decodeWords(mail.headers.get(name) ?? '');
  return {
    to: header('to'),
    from: header('from'),
    subject: header('subject'),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
}

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const head = end < 0 ? source : source.slice(0, end);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: end < 0 ? '' : source.slice(end + 4) };
}

function listLeaves(part: Part): Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(typeOf(part.headers))?.[1];
  if (!boundary) return [part];
  const sections = `\r\n${part.body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return sections.flatMap((section) => listLeaves(readPart(section.replace(/^\s*?\r\n/, ''))));
}

function typeOf(headers: Part['headers']): string {
  return headers.get('content-type') ?? 'text/plain';
}
