import { z } from 'zod';
import { Instant } from '../fields.ts';

/** Payment providers at which each store has keys of its own. */
export const keyedProviders = ['toss'] as const;
export type KeyedProvider = (typeof keyedProviders)[number];

/** What the store's own payment provider is used for. */
export const ProviderUse = z.object({
  /** Guests can pay by a link: through the store's own payment provider, or at a checkout that needs no keys. */
  paysByLink: z.boolean(),
  /** Cash receipts are issued here: through the store's own provider, or by an issuer that needs no keys. */
  issuesCashReceipts: z.boolean(),
  /** For owners only; null for everybody else. */
  provider: z
    .object({
      /** The providers whose keys can be set here; none if this server knows no such provider. */
      offered: z.array(z.enum(keyedProviders)),
      /** The keys in use. */
      keys: z
        .object({
          provider: z.enum(keyedProviders),
          /** The end of the secret key. */
          lastFour: z.string(),
          /** Name of the owner who set the key; empty if their account has since been deleted. */
          setBy: z.string(),
          setAt: Instant,
        })
        .nullable(),
    })
    .nullable(),
});
