import type { ErrorCode, ErrorDetail, Failure } from '@maru/contract/errors.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';

/** A refusal by the server, with a code from the error catalogue. */
export class ApiError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: C;
  /** HTTP status. */
  readonly http: number;
  /** For input errors only: field path to error code. */
  readonly fields: Readonly<Record<string, FieldCode>> | undefined;
  /** The code determines its type: narrow with `isApiError(error, 'PRICE_CHANGED')`. */
  readonly detail: ErrorDetail<C>;

  constructor(http: number, failure: Failure<C>) {
    super(failure.message);
    this.code = failure.status;
    this.http = http;
    this.fields = failure.fields;
    this.detail = failure.detail as ErrorDetail<C>;
  }
}

export function isApiError(error: unknown): error is ApiError;
export function isApiError<C extends ErrorCode>(error: unknown, code: C): error is ApiError<C>;
export function isApiError(error: unknown, code?: ErrorCode) {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
