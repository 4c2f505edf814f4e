import type { ErrorDetail } from '@maru/contract/errors.ts';
import { countRuns, isKeyboardWalk } from './keyboard-walks.ts';
import { latinKeysOf } from './korean-keys.ts';
import korean from './korean-words.json' with { type: 'json' };

/** Words that an attacker of this product tries first. */
const productName = 'maru';
/** Numbers that people in Korea hang on to a word, as read aloud. */
const classicNumbers = new Set(['1004', '8282', '7942', '0486', '486', '1212', '2580', '5882', '9999']);

const shortestStem = 3;
/** A name as short as that stands in many good passwords by chance. */
const shortestContained = 4;
/** Digits alone are a birthday or a phone number as long as they are no longer than one. */
const longestDigits = 11;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Why a password is among the first that anybody would try: OWN_NAME where it is made of the user's or the product's
 * name; COMMON for a common one or a common word with a usual ending, a walk over the keyboard, a Korean word in Latin
 * keys, digits alone. `username` is the e-mail address. Letters count alike in either case.
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

/** One short piece over and over. */
function isShortRepeated(text: string): boolean {
  const piece = repeated.exec(text)?.[1];
  return piece !== undefined && piece.length <= shortestContained;
}

/** A word once or over and over, dressed up or not. */
function isMadeOf(text: string, isWord: (text: string) => boolean): boolean {
  const piece = repeated.exec(text)?.[1];
  return isDressedUp(text, isWord) || (piece !== undefined && isDressedUp(piece, isWord));
}

/** A word as it is, or with what people put before or behind it to satisfy a rule. */
function isDressedUp(text: string, isWord: (text: string) => boolean): boolean {
  if (spellings(text).some(isWord)) return true;
  const [, before = '', stem = '', behind = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(text) ?? [];
  return stem.length >= shortestStem && isUsual(before) && isUsual(behind) && spellings(stem).some(isWord);
}

/** One or two digits, a year, a row of keys, a classic; with up to three symbols. */
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

/** As it stands, and with letters for what looks like them. */
function spellings(text: string): string[] {
  const read = (one: string) => text.replace(/[@$!013457]/g, (sign) => letterOf[sign] ?? one);
  return [text, read('l'), read('i')];
}

/** Read when the first password is set, some 35 ms and 5 MB: a server that sets none has no need of 50,000 words. */
function readWords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const known = dictionary['passwords-common'].map((word) => word.toLowerCase()).filter(couldBe);
    const typed = korean.typed.map((word) => latinKeysOf(word).toLowerCase());
    return new Set([...known, ...typed, ...korean.romanised]);
  });
  return list;
}

/** What the rules of passwords refuse, and digits, which are refused by themselves, need not be kept. */
function couldBe(word: string): boolean {
  return word.length >= shortestStem && /^[a-z0-9@$!*#?&]+$/.test(word) && !/^\d+$/.test(word);
}
