import { createElement, Fragment, type ReactNode } from 'react';

type FilledProps = { text: string; parts: Record<string, ReactNode> };

/** A text with elements in the places of their names: '{date}'. */
export function Filled({ text, parts }: FilledProps) {
  const pieces = text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? parts[piece] : piece));
  return createElement(Fragment, null, ...pieces);
}
