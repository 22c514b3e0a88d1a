import { escapeHtml } from '#shared/escape-html';
import { orderNumbers } from '#shared/order-number';
import { darkStyle, styles } from './mail-styles.ts';
import type { MailContent, MailPart, MailWork, Sender } from './mail-parts.ts';

const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Returns a mail of tables and inline styles, because mail programs drop or ignore most other things. */
export function writeMailHtml(
  { language = 'en', subject, parts }: MailContent,
  sender: Sender,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="wall" style="${styles.body}">
${table} width="100%" class="wall" style="${styles.wall}"><tr><td align="center" style="${styles.margin}">
<!--[if mso]>${table} width="560"><tr><td><![endif]-->
${table} width="100%" style="${styles.sheet}">
${row(`<p class="ink line" style="${styles.name}">${escapeHtml(sender.name)}</p>`)}
${parts.map((part) => row(htmlOf(part))).join('\n')}
${row(footer(sender))}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function row(html: string): string {
  return `<tr><td style="${styles.row}">${html}</td></tr>`;
}

function footer({ name, url }: Sender): string {
  return `<p class="ash line" style="${styles.footer}">${escapeHtml(name)}<br>${anchor(url, url, 'ash', styles.address)}</p>`;
}

/** Returns a part as HTML. No text becomes a link, because strangers can have words sent to anybody (rule 36). */
function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p${part.lang ? ` lang="${part.lang}"` : ''} class="ink" style="${styles.text}">${wordsOf(part)}</p>`;
    case 'facts':
      return linesTable(part.rows);
    case 'lines':
      return `<p class="ink" style="${styles.text}">${part.lines.map(withNumbers).join('<br>')}</p>`;
    case 'link':
      return linkOf(part);
    case 'works':
      return worksOf(part);
  }
}

function wordsOf({ text, isStrong }: Extract<MailPart, { kind: 'text' }>): string {
  return isStrong ? `<strong>${withNumbers(text)}</strong>` : withNumbers(text);
}

/** Returns a text as HTML, in which no order number breaks. */
function withNumbers(text: string): string {
  return text
    .split(orderNumbers)
    .map(escapeHtml)
    .map((piece, index) =>
      index % 2 === 1 ? `<span style="${styles.whole}">${piece}</span>` : piece,
    )
    .join('');
}

function linkOf({ label, url, isMain }: Extract<MailPart, { kind: 'link' }>): string {
  const address = `<p style="${styles.addressLine}">${anchor(url, url, 'ash', styles.address)}</p>`;
  if (!isMain) return `<p class="ink" style="${styles.text}">${escapeHtml(label)}</p>${address}`;
  const button = anchor(url, label, '', styles.button);
  return `${table}><tr><td bgcolor="#C8321F" style="${styles.buttonCell}">${button}</td></tr></table>${address}`;
}

function anchor(url: string, label: string, look: string, style: string): string {
  return `<a href="${escapeHtml(url)}"${look && ` class="${look}"`} style="${style}">${escapeHtml(label)}</a>`;
}

function linesTable(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([term, value]) =>
      `<tr><td class="ash line" style="${styles.term}">${escapeHtml(term)}</td><td class="ink line" align="right" style="${styles.value}">${withNumbers(value)}</td></tr>`,
  );
  return `${table} width="100%">${lines.join('')}</table>`;
}

function worksOf({ works, isLarge, total }: Extract<MailPart, { kind: 'works' }>): string {
  const list = isLarge
    ? works.map((work) => `${pictureOf(work)}${labelOf(work)}`).join('')
    : `${table} width="100%">${works.map(workRow).join('')}</table>`;
  return total ? `${list}${linesTable([total])}` : list;
}

function workRow(work: MailWork): string {
  const picture = work.picture
    ? `<td width="120" style="${styles.thumbnail}">${pictureOf(work)}</td>`
    : '';
  return `<tr>${picture}<td style="${styles.label}">${labelOf(work)}</td></tr>`;
}

function pictureOf({ picture }: MailWork): string {
  if (!picture) return '';
  const { url, width, height, alt } = picture;
  return `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" class="ink" style="${styles.picture};max-width:${width}px">`;
}

function labelOf({ title, price }: MailWork): string {
  return `<p class="ink" style="${styles.title}">${escapeHtml(title)}</p><p class="ash" style="${styles.price}">${escapeHtml(price)}</p>`;
}
