import iconv from 'iconv-lite';

/** What a Korean carrier takes, in bytes of EUC-KR; more is cut without a word. */
const smsBytes = 90;
const lmsBytes = 2_000;
const subjectBytes = 40;

export type SmsForm = { form: 'SMS'; text: string } | { form: 'LMS'; subject: string; text: string };

/** HANGUL SYLLABLE WEON, which is how a won is written. */
const won = String.fromCodePoint(0xc6d0);

/** Signs that people write and EUC-KR does not know, as it would write them. */
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

/** An SMS where 90 bytes hold the text, else an LMS under its first line. What no phone could show is written otherwise or left out. */
export function smsForm(given: string): SmsForm {
  const text = sendable(given);
  if (eucKrBytes(text) <= smsBytes) return { form: 'SMS', text };
  const [firstLine = ''] = text.split('\n', 1);
  return { form: 'LMS', subject: cutAt(firstLine, subjectBytes), text: cutAt(text, lmsBytes) };
}

/** How long a carrier finds a text that `sendable` has been through. */
export function eucKrBytes(text: string): number {
  return iconv.encode(text, 'euc-kr').length;
}

/** The text without signs that EUC-KR does not know: one of them makes SENS refuse the whole message. */
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
