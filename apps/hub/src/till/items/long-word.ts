/** Beside the count of the narrowest tile, in em of the name. */
const room = 6.6;
const wide = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word of a name may find no room in a tile: that name is set smaller, so that it breaks between words. */
export function hasLongWord(name: string): boolean {
  return name.split(/\s+/).some((word) => widthOf(word) > room);
}

/** About as wide as it is drawn, in em. */
function widthOf(word: string): number {
  return [...word].reduce((width, sign) => width + (wide.test(sign) ? 0.92 : 0.56), 0);
}
