import type { MailContent, MailPart, MailWork, Sender } from './mail-parts.ts';

export function writeMailText({ parts }: MailContent, { name, url }: Sender): string {
  return `${[name, ...parts.map(textOf), `${name}\n${url}`].join('\n\n')}\n`;
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'facts':
      return part.rows.map(([term, value]) => `${term}: ${value}`).join('\n');
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'works':
      return [...part.works.map(lineOf), ...(part.total ? [part.total.join(': ')] : [])].join('\n');
  }
}

function lineOf({ title, price }: MailWork): string {
  return `${title}: ${price}`;
}
