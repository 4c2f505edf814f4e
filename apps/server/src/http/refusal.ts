import type { ErrorCode, ErrorDetail } from '@maru/contract/errors.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';

/** A refusal to the caller; any other thrown error becomes INTERNAL. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly detail: unknown;
  readonly fields: Record<string, FieldCode> | undefined;

  constructor(code: ErrorCode, detail?: unknown, fields?: Record<string, FieldCode>) {
    super(code);
    this.code = code;
    this.detail = detail;
    this.fields = fields;
  }
}

type DetailOf<C extends ErrorCode> =
  undefined extends ErrorDetail<C> ? [detail?: ErrorDetail<C>] : [detail: ErrorDetail<C>];

/** The only way to refuse. An act may use the codes in its endpoint's `errors`. */
export function fail<C extends ErrorCode>(code: C, ...[detail]: DetailOf<C>): never {
  throw new Refusal(code, detail);
}

/** Who changed a row last, and when. Null if it was never changed or the account is gone. */
export type LastChange = { changedById: string | null; changedBy: string | null; changedAt: Date | null };

/**
 * Refuses an edit of a row that changed since it was read, and sends the current row. The refusal also contains the
 * name of the person who changed it and whether that was the caller on another screen, but no account id.
 */
export function failStale(
  { actor }: { actor: { userId: string } },
  row: unknown,
  { changedById, changedBy, changedAt }: LastChange,
): never {
  fail('DATA_WAS_BEEN_MODIFIED', {
    row,
    changedBy,
    isOwn: changedById === actor.userId,
    changedAt: (changedAt ?? new Date(0)).toISOString(),
  });
}
