/** Nobody alive was born earlier. */
const earliest = '1900-01-01';

const asWritten = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What is wrong with a birthday: it is not written as YYYY-MM-DD, there was no such day, it is too long ago, or it is
 * after `today`, which is written the same way. Undefined if it is valid.
 */
export function birthdayProblem(
  birthday: string,
  today: string,
): 'wrongFormat' | 'noSuchDay' | 'tooEarly' | 'futureDay' | undefined {
  if (!asWritten.test(birthday)) return 'wrongFormat';
  if (!isDay(birthday)) return 'noSuchDay';
  if (birthday < earliest) return 'tooEarly';
  return birthday > today ? 'futureDay' : undefined;
}

function isDay(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}

/**
 * Inserts the dashes once all eight digits are typed: `19900229` becomes `1990-02-29`. Other text stays as it
 * is.
 */
export function formatTypedBirthday(typed: string): string {
  const digits = typed.replace(/[\s./-]/g, '');
  if (!/^\d{8}$/.test(digits)) return typed;
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
