import type { ErrorDetail } from '@maru/contract/errors.ts';
import { countRuns, isKeyboardWalk } from './keyboard-walks.ts';
import { latinKeysOf } from './korean-keys.ts';
import korean from './korean-words.json' with { type: 'json' };

/** Attackers try the product's name first. */
const productName = 'maru';
/** Numbers that people in Korea often append to a word, because of how they sound. */
const classicNumbers = new Set(['1004', '8282', '7942', '0486', '486', '1212', '2580', '5882', '9999']);

const shortestStem = 3;
/** Shorter names appear in many good passwords by chance. */
const shortestContained = 4;
/** Up to this length, digits are likely a birthday or a phone number. */
const longestDigits = 11;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Why a password is easily guessed. OWN_NAME: made of the user's or the product's name. COMMON: a common password, a
 * common word with a usual affix, a keyboard walk, a Korean word in Latin keys, or digits only. `username` is the
 * e-mail address. Letter case is ignored.
 */
export async function whyCommonPassword(
  password: string,
  { username }: { username: string },
): Promise<ErrorDetail<'PASSWORD_TOO_COMMON'>['reason'] | undefined> {
  const lower = password.toLowerCase();
  const local = (username.toLowerCase().split('@')[0] ?? '').replace(/[^a-z0-9]/g, '');
  const names = [productName, ...(local.length < shortestContained ? [] : [local])];
  const isOwn = (text: string) => text === local;
  const holdsName = spellings(lower).some((text) => names.some((name) => text.includes(name)));
  if (holdsName || isMadeOf(lower, isOwn)) return 'OWN_NAME';

  const words = await readWords();
  const isCommon =
    (/^\d+$/.test(lower) && lower.length <= longestDigits) ||
    isKeyboardWalk(lower) ||
    isShortRepeated(lower) ||
    isMadeOf(lower, (text) => words.has(text));
  return isCommon ? 'COMMON' : undefined;
}

const repeated = /^(.+?)\1+$/;

/** Whether a text is one short piece, repeated. */
function isShortRepeated(text: string): boolean {
  const piece = repeated.exec(text)?.[1];
  return piece !== undefined && piece.length <= shortestContained;
}

/** Whether a text is a word, once or repeated, with or without affixes. */
function isMadeOf(text: string, isWord: (text: string) => boolean): boolean {
  const piece = repeated.exec(text)?.[1];
  return isDressedUp(text, isWord) || (piece !== undefined && isDressedUp(piece, isWord));
}

/** Whether a text is a word, alone or with the affixes that people add to satisfy password rules. */
function isDressedUp(text: string, isWord: (text: string) => boolean): boolean {
  if (spellings(text).some(isWord)) return true;
  const [, before = '', stem = '', behind = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(text) ?? [];
  return stem.length >= shortestStem && isUsual(before) && isUsual(behind) && spellings(stem).some(isWord);
}

/**
 * Whether an affix is usual: one or two digits, a year, a row of keys or a popular number, with up to three symbols.
 */
function isUsual(affix: string): boolean {
  const digits = affix.replace(/\D/g, '');
  if (affix.length - digits.length > 3) return false;
  const isYear = /^(?:19|20)\d\d$/.test(digits);
  return digits.length <= 2 || isYear || classicNumbers.has(digits) || countRuns([...digits]) === 1;
}

const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** The text itself and with letters in place of look-alike characters. */
function spellings(text: string): string[] {
  const read = (one: string) => text.replace(/[@$!013457]/g, (sign) => letterOf[sign] ?? one);
  return [text, read('l'), read('i')];
}

/** Loaded on first use, in about 35 ms and 5 MB, because a server that sets no password does not need 50,000 words. */
function readWords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const known = dictionary['passwords-common'].map((word) => word.toLowerCase()).filter(couldBe);
    const typed = korean.typed.map((word) => latinKeysOf(word).toLowerCase());
    return new Set([...known, ...typed, ...korean.romanised]);
  });
  return list;
}

/** Skips words that the password rules refuse anyway, and digits, which are refused separately. */
function couldBe(word: string): boolean {
  return word.length >= shortestStem && /^[a-z0-9@$!*#?&]+$/.test(word) && !/^\d+$/.test(word);
}
