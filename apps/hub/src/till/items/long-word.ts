/** Width that the narrowest tile leaves for a name beside the count, in em of the name's font. */
const room = 6.6;
const wide = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether a word of the name may be too wide for a tile. Such names get a smaller font, so that they break between
 * words.
 */
export function hasLongWord(name: string): boolean {
  return name.split(/\s+/).some((word) => widthOf(word) > room);
}

/** Estimated width in em. */
function widthOf(word: string): number {
  return [...word].reduce((width, sign) => width + (wide.test(sign) ? 0.92 : 0.56), 0);
}
