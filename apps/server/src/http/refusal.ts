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
