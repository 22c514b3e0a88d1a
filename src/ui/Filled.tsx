import { Fragment, type ReactElement } from 'react';

type FilledProps = { text: string; parts: Record<string, ReactElement> };

/** Shows a text with elements in the places of their names: '{date}'. Its words have elements of their own (rule 80). */
export function Filled({ text, parts }: FilledProps) {
  const pieces = text.split(/\{(\w+)\}/);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <Fragment key={index}>{parts[piece]}</Fragment>
    ) : (
      piece && <span key={index}>{piece}</span>
    ),
  );
}
