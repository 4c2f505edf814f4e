import { isApiError } from '@maru/web/api-error.ts';
import { errorWords } from '@maru/web/report-error.ts';
import i18next from 'i18next';

/** Key of an error about the whole form, used in place of a field name. */
export const wholeForm = '';

/** The form field that a server path (`openingHours.days.MON`) belongs to. */
export function fieldAt(values: object, path: string): string | undefined {
  const [first = ''] = path.split('.');
  return first in values ? first : undefined;
}

/** The texts of the server's refusal by field; undefined if the error is not a refusal. */
export function wrongFields(
  error: unknown,
  fieldOf: (pathOrCode: string) => string | undefined,
): Record<string, string> | undefined {
  const words = errorWords(error);
  // The app lock has its own dialog.
  if (!isApiError(error) || error.code === 'LOCKED' || words === undefined) return undefined;

  const found = Object.entries(error.fields ?? {}).flatMap(([path, problem]) => {
    const name = fieldOf(path);
    return name === undefined ? [] : [[name, i18next.t(`errors:fields.${problem}`)] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : { [fieldOf(error.code) ?? wholeForm]: words };
}
