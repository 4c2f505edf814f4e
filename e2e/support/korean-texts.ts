import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@maru/contract/language.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const value = /\{\{[^}]*\}\}/g;
const hangul = /\p{Script=Hangul}/u;
/** UI texts that are also names of choices in the demo store. */
const alsoNames = new Set(['추가']);

/**
 * Whether a text is the product's own Korean text. Names and texts entered by users, and the articles of the terms, may
 * be Korean on an English screen.
 */
export function koreanTextOf(): (text: string) => boolean {
  const english = new Set(textsOf('en'));
  const korean = textsOf('ko').filter(
    (text) => !english.has(text) && !alsoNames.has(text) && hangul.test(text.replace(value, '')),
  );
  const patterns = korean.map(
    (text) => new RegExp(`^${text.split(value).map(RegExp.escape).join('.+')}$`, 'u'),
  );
  return (text) => hangul.test(text) && patterns.some((pattern) => pattern.test(text));
}

/** All texts of the screens in a language. */
function textsOf(language: Language): string[] {
  const files = globSync(`{apps/{hub,account},packages/*}/src/**/*.${language}.json`, { cwd: root });
  return files.flatMap((file) => leavesOf(JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))));
}

function leavesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(leavesOf) : [];
}
