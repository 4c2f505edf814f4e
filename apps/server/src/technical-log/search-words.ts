const mostWords = 80;
const longestWord = 40;

/** The searchable words of texts: small letters and digits. Names such as `takeOrder` count in parts, too. */
export function searchWords(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const parts = text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2');
    for (const word of [...wordsIn(text), ...wordsIn(parts)]) found.add(cutWord(word));
  }
  return [...found].slice(0, mostWords);
}

/** Cuts a word. The cut may fall inside a character. */
function cutWord(word: string): string {
  return word.slice(0, longestWord).toWellFormed();
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words that somebody typed; each finds the words that begin with it. */
export function typedWords(text: string): string[] {
  return [...new Set(wordsIn(text).map(cutWord))].slice(0, 8);
}

/** For a `tsquery`. The words are letters and digits only. */
export function asQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}

/** Whether each typed word begins one of these words. */
export function holdsWords(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((begin) => words.some((word) => word.startsWith(begin)));
}
