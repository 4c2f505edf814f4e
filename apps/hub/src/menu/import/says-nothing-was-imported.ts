import type { ErrorCode } from '@maru/contract/errors.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { isAnswered } from '#hub/lib/send-once.ts';

/**
 * Refusals by the import itself. The server makes other refusals, such as LOCKED, before it looks up an earlier
 * try.
 */
const ofTheImport: readonly ErrorCode[] = [
  'DATA_WAS_BEEN_MODIFIED',
  'IMPORT_HAS_PROBLEMS',
  'IMPORT_CHANGES_NOTHING',
];

/**
 * Whether it is certain that nothing was imported. `isResent`: an earlier try with the same key got no
 * answer.
 */
export function saysNothingWasImported(error: unknown, isResent: boolean): boolean {
  return isResent ? isApiError(error) && ofTheImport.includes(error.code) : isAnswered(error);
}
