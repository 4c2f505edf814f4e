import iconv from 'iconv-lite';

/** Limits of Korean carriers in bytes of EUC-KR with all Hangul (CP949); carriers cut longer texts silently. */
const smsBytes = 90;
const lmsBytes = 2_000;
const subjectBytes = 40;

export type SmsForm = { form: 'SMS'; text: string } | { form: 'LMS'; subject: string; text: string };

/** HANGUL SYLLABLE WEON (원), the word for won. */
const won = String.fromCodePoint(0xc6d0);

/** Replacements for common characters that EUC-KR lacks. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[₩￦]\s?([\d,]*\d)/g, `$1${won}`],
  [/₩/g, won],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[•‣◦∙⁃]/g, '·'],
  [/[‹›]/g, "'"],
  [/[«»„‟]/g, '"'],
  [/©/g, '(c)'],
  [/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' '],
  [/\r\n?/g, '\n'],
];

/**
 * An SMS if the text fits into 90 bytes, else an LMS with the first line as its subject. Characters that phones cannot
 * show are replaced or dropped.
 */
export function smsForm(given: string): SmsForm {
  const text = sendable(given);
  if (eucKrBytes(text) <= smsBytes) return { form: 'SMS', text };
  const [firstLine = ''] = text.split('\n', 1);
  return { form: 'LMS', subject: cutAt(firstLine, subjectBytes), text: cutAt(text, lmsBytes) };
}

/** The length of a `sendable` text as carriers count it. */
export function eucKrBytes(text: string): number {
  return iconv.encode(text, 'euc-kr').length;
}

/** The text without characters that EUC-KR lacks: SENS refuses a message that contains one. */
export function sendable(text: string): string {
  const written = replacements.reduce(
    (before, [sign, instead]) => before.replace(sign, instead),
    text.normalize('NFC'),
  );
  return [...written]
    .map((sign) => (isKnown(sign) ? sign : withoutAccent(sign)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ +$/gm, '')
    .trim();
}

function withoutAccent(sign: string): string {
  const letter = sign.normalize('NFD').replace(/\p{M}/gu, '');
  return isKnown(letter) ? letter : '';
}

function isKnown(sign: string): boolean {
  if (/[^\P{Cc}\n]/u.test(sign)) return false;
  return iconv.decode(iconv.encode(sign, 'euc-kr'), 'euc-kr') === sign;
}

function cutAt(text: string, most: number): string {
  if (eucKrBytes(text) <= most) return text;
  const signs = [...text];
  while (eucKrBytes(`${signs.join('')}…`) > most) signs.pop();
  return `${signs.join('')}…`;
}
