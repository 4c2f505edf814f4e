import type { ErrorCode } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { describe, expect, it } from 'vitest';
import { saysNothingWasImported } from './says-nothing-was-imported.ts';

describe('whether an error means that nothing was imported', () => {
  it('without an answer it is unknown', () => {
    expect(saysNothingWasImported(new NetworkError('timeout'), false)).toBe(false);
    expect(saysNothingWasImported(refusal('INTERNAL'), false)).toBe(false);
  });

  it('a refusal of the only try means that nothing was imported', () => {
    expect(saysNothingWasImported(refusal('DATA_WAS_BEEN_MODIFIED'), false)).toBe(true);
    expect(saysNothingWasImported(refusal('LOCKED'), false)).toBe(true);
  });

  it('LOCKED says nothing about an earlier try', () => {
    expect(saysNothingWasImported(refusal('LOCKED'), true)).toBe(false);
    expect(saysNothingWasImported(refusal('UNAUTHENTICATED'), true)).toBe(false);
  });

  it('a refusal of the import itself means that no try imported anything', () => {
    expect(saysNothingWasImported(refusal('DATA_WAS_BEEN_MODIFIED'), true)).toBe(true);
    expect(saysNothingWasImported(refusal('IMPORT_CHANGES_NOTHING'), true)).toBe(true);
  });
});

function refusal(status: ErrorCode) {
  return new ApiError(409, { status, message: '', detail: undefined } as never);
}
