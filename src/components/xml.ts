import { escapeHtml } from '#shared/escape-html';

const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Leaves out characters that XML cannot contain. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(notXml, ''));
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
