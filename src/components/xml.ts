import { escapeHtml } from '#shared/escape-html';

const refused = /[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFC\u{10000}-\u{10FFFF}]/gu;

/** Leaves out characters that XML cannot contain, and those that the W3C's validator of feeds refuses (BadCharacters). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(refused, ''));
}

export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

export function parentElement(name: string, children: string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

export function answerXml(root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
