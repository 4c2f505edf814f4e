import { z } from 'zod';

/** Refusals by payment providers, and refusals of a store's provider keys: a part of `errors`. */
export const providerErrors = {
  REFUND_REFUSED: {
    http: 409,
    // KEYS: the provider no longer accepts the keys that the payment was made with.
    detail: z.object({ providerMessage: z.string(), reason: z.enum(['KEYS']).optional() }),
    key: 'REFUND_REFUSED',
  },
  PROVIDER_KEYS_REFUSED: {
    http: 409,
    // TEST_KEY: production accepts no test keys. LIVE_KEY: a trial accepts test keys only.
    detail: z.object({ reason: z.enum(['TEST_KEY', 'LIVE_KEY']) }).optional(),
    key: 'PROVIDER_KEYS_REFUSED',
  },
  PROVIDER_NOT_REACHABLE: { http: 409, detail: z.undefined(), key: 'PROVIDER_NOT_REACHABLE' },
  PROVIDER_NOT_OFFERED: { http: 409, detail: z.undefined(), key: 'PROVIDER_NOT_OFFERED' },
} as const;
