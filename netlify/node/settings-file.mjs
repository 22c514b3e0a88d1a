// Plain JavaScript for Node 18: a server of one's own checks its settings before it has Node 24.
import { readFileSync } from 'node:fs';

const emptyLine = /[ \t]*(?:[#;].*)?(?:\n|$)/y;
const setting =
  /[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\[^])*)"|'([^']*)'|([^"'\\\n][^\\\n]*|))[ \t]*(?:\n|$)/y;

/**
 * Reads lines like NAME=value. A value stands as it is, with blanks, `$`, `<` and `#`; quotes around it go. Throws a text that names each
 * faulty line, and no value.
 *
 * @param {string} file
 * @returns {Record<string, string>}
 */
export function readSettingsFile(file) {
  const text = readText(file).replaceAll('\r\n', '\n');
  const settings = {};
  const faults = [];
  for (let at = 0; at < text.length;) {
    const [matched, name, inDouble, inSingle, plain] = match(setting, text, at) ?? [];
    if (name) settings[name] = inDouble?.replace(/\\(["\\`$])/g, '$1') ?? inSingle ?? plain.trim();
    const line = matched ?? match(emptyLine, text, at)?.[0];
    if (line === undefined) faults.push(describe(text, at));
    at = line === undefined ? endOfLine(text, at) : at + line.length;
  }
  if (faults.length > 0) throw new Error(faults.map((fault) => `${file}, ${fault}`).join('\n'));
  return settings;
}

/**
 * Reads a text. Throws for UTF-16: editors of Windows save in it, or put a byte order mark before the first name.
 *
 * @param {string} file
 */
export function readText(file) {
  const text = readFileSync(file, 'utf8');
  if (text.includes('\0'))
    throw new Error(`${file} is no text in UTF-8. Save it again with this encoding.`);
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function match(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function describe(text, at) {
  const number = text.slice(0, at).split('\n').length;
  const [, name] = /^\s*([A-Za-z_]\w*)\s*=/.exec(text.slice(at, endOfLine(text, at))) ?? [];
  return `line ${number}${name ? ` (${name})` : ''}: write NAME=value, and a value with a backslash, or with a quote at its beginning, in single quotes.`;
}

function endOfLine(text, at) {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
