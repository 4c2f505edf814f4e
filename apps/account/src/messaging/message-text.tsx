import { Fragment } from 'react';
import { piecesOf } from './read-message.ts';

/** A text message with clickable links. */
export function MessageText({ text }: { text: string }) {
  let at = 0;

  return piecesOf(text).map(({ text: piece, href }) => {
    at += piece.length;
    return href ? (
      <a key={at} href={href} target="_blank" rel="noopener">
        {piece}
      </a>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    );
  });
}
