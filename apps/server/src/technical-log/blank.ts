const hidden = '***';

/** Whatever may be a secret, an address or a person's number. Hides too much rather than too little. */
const secrets: readonly RegExp[] = [
  /\bbearer\s+\S+/gi,
  /\b(?:pass(?:word|wd)?|pwd|token|secret|api[_-]?key|authorization|cookie|session)\b["']?\s*[:=]\s*["']?[^\s"',;}]+/gi,
  /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /[?#][^\s)]*/g,
  // Numbers of seven digits and more, in groups or not.
  /\+?\d(?:[-.\s]?\d){6,}/g,
  /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi,
];

/** A text for the log: cut, without secrets, addresses, long numbers and ids. */
export function blanked(text: string, longest: number): string {
  // Cut first, so that a megabyte costs nothing, but with room to recognise a secret at the end as a whole.
  const cut = text
    .slice(0, longest * 2)
    .replaceAll('\0', '')
    .toWellFormed();
  const clean = secrets.reduce((kept, secret) => kept.replace(secret, hidden), cut);
  // A cut may fall inside a character, which the database would refuse.
  return clean.slice(0, longest).toWellFormed();
}
