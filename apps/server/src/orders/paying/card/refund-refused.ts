import { keysRefused } from '#server/providers/card/card-provider.ts';

/** What a person is told of a refund that its provider refused: also if only its keys are no longer accepted. */
export function refundRefused(failure: string | null): { providerMessage: string; reason?: 'KEYS' } {
  return { providerMessage: failure ?? '', ...(failure === keysRefused && { reason: 'KEYS' }) };
}
