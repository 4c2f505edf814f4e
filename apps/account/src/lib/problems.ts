import type { ErrorCode } from '@maru/contract/errors.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
import { type ApiError, isApiError } from '@maru/web/api-error.ts';
import { refusalWords } from '@maru/web/report-error.ts';
import { useTranslation } from 'react-i18next';

/** A problem of a field: a broken rule, or an error of the server. */
export type Problem = FieldCode | { code: ErrorCode; detail?: unknown };
export type Problems<Name extends string> = Readonly<Partial<Record<Name, Problem | undefined>>>;

/** Texts of problems in the language of the page. */
export function useProblemWords(): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation('errors');
  return (problem) => {
    if (problem === undefined) return undefined;
    return typeof problem === 'string'
      ? t(`fields.${problem}`)
      : refusalWords({ detail: undefined, ...problem });
  };
}

/** Errors of these fields in a WRONG_FORMAT refusal; undefined if there are none. */
export function wrongFields<Name extends string>(
  error: ApiError,
  names: readonly Name[],
): Problems<Name> | undefined {
  const { fields } = error;
  if (!isApiError(error, 'WRONG_FORMAT') || !fields) return undefined;
  const wrong = names.filter((name) => fields[name] !== undefined);
  if (wrong.length === 0) return undefined;
  return Object.fromEntries(wrong.map((name) => [name, fields[name]])) as Problems<Name>;
}

export function hasProblem(problems: Problems<string>): boolean {
  return Object.values(problems).some((problem) => problem !== undefined);
}
