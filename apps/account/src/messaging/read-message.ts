export type Piece = { text: string; href?: string };

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,!?)\]]/g;

/** Finds the six-digit code in a text message. */
export function codeIn(text: string): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
}

/** Splits a text into plain text and addresses. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(address)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Formats Korean mobile numbers; others stay unchanged. */
export function recipientOf(to: string): string {
  return to.replace(/^\+82(1\d)(\d{3,4})(\d{4})$/, '0$1-$2-$3');
}
