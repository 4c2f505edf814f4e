import type { ErrorCode, ErrorDetail, FieldCode } from '@maru/contract/errors.ts';

/** A refusal on its way to the caller; anything else that is thrown becomes INTERNAL. */
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

/** The only way to refuse. The codes an act may give stand in its endpoint's `errors`. */
export function fail<C extends ErrorCode>(code: C, ...[detail]: DetailOf<C>): never {
  throw new Refusal(code, detail);
}

/** Who wrote a row last, and when; nobody, or not yet, where it is as it was made. */
export type LastChange = { changedById: string | null; changedBy: string | null; changedAt: Date | null };

/**
 * Refuses an edit of what has been changed since it was read, and tells it as it is now. Of who changed it the name goes
 * out and whether it is the caller, on another screen; ids of accounts are not for everyone who may edit.
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
