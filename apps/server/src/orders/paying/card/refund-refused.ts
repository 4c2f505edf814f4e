import { keysRefused } from '#server/providers/card/card-provider.ts';

/** The detail of REFUND_REFUSED. `reason` is set if the provider no longer accepts the store's keys. */
export function refundRefused(failure: string | null): { providerMessage: string; reason?: 'KEYS' } {
  return { providerMessage: failure ?? '', ...(failure === keysRefused && { reason: 'KEYS' }) };
}
