import { isApiError } from '@maru/web/api-error.ts';
import { errorWords } from '@maru/web/report-error.ts';
import i18next from 'i18next';

/** In place of a field's name: about all of it. */
export const whole = '';

/** The field of the form in which a path of the server (`openingHours.days.MON`) stands. */
export function fieldAt(values: object, path: string): string | undefined {
  const [first = ''] = path.split('.');
  return first in values ? first : undefined;
}

/** What the server refused, in words by field; undefined for what is no refusal. */
export function wrongFields(
  error: unknown,
  fieldOf: (pathOrCode: string) => string | undefined,
): Record<string, string> | undefined {
  const words = errorWords(error);
  // The app lock has a dialog of its own.
  if (!isApiError(error) || error.code === 'LOCKED' || words === undefined) return undefined;

  const found = Object.entries(error.fields ?? {}).flatMap(([path, problem]) => {
    const name = fieldOf(path);
    return name === undefined ? [] : [[name, i18next.t(`errors:fields.${problem}`)] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : { [fieldOf(error.code) ?? whole]: words };
}
