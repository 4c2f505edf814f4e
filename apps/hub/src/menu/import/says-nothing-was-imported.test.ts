import type { ErrorCode } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { describe, expect, it } from 'vitest';
import { saysNothingWasImported } from './says-nothing-was-imported.ts';

describe('what an error says of an import', () => {
  it('is nothing where no answer came', () => {
    expect(saysNothingWasImported(new NetworkError('timeout'), false)).toBe(false);
    expect(saysNothingWasImported(refusal('INTERNAL'), false)).toBe(false);
  });

  it('is that nothing was imported where the only try was refused', () => {
    expect(saysNothingWasImported(refusal('DATA_WAS_BEEN_MODIFIED'), false)).toBe(true);
    expect(saysNothingWasImported(refusal('LOCKED'), false)).toBe(true);
  });

  it('is nothing of a try before where a lock refused before anybody looked', () => {
    expect(saysNothingWasImported(refusal('LOCKED'), true)).toBe(false);
    expect(saysNothingWasImported(refusal('UNAUTHENTICATED'), true)).toBe(false);
  });

  it('is that no try imported anything where the import itself refused', () => {
    expect(saysNothingWasImported(refusal('DATA_WAS_BEEN_MODIFIED'), true)).toBe(true);
    expect(saysNothingWasImported(refusal('IMPORT_CHANGES_NOTHING'), true)).toBe(true);
  });
});

function refusal(status: ErrorCode) {
  return new ApiError(409, { status, message: '', detail: undefined } as never);
}
