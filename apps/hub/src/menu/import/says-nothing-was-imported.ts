import type { ErrorCode } from '@maru/contract/errors.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { isAnswered } from '#hub/lib/send-once.ts';

/** Refusals of the import itself. Others, such as of a lock, come before anybody looks what became of an earlier try. */
const ofTheImport: readonly ErrorCode[] = [
  'DATA_WAS_BEEN_MODIFIED',
  'IMPORT_HAS_PROBLEMS',
  'IMPORT_CHANGES_NOTHING',
];

/** Whether nothing was imported for certain. `isResent`: the answer of an earlier try, under the same key, was lost. */
export function saysNothingWasImported(error: unknown, isResent: boolean): boolean {
  return isResent ? isApiError(error) && ofTheImport.includes(error.code) : isAnswered(error);
}
