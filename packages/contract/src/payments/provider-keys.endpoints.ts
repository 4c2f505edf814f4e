import { z } from 'zod';
import { endpoint, owner } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { keyedProviders, ProviderUse } from './provider-keys.ts';
import { secretKeyProblem } from './secret-key.ts';

/** A secret key as the provider issues it. Only its form is checked here. */
const SecretKey = z
  .string()
  .max(500, { abort: true })
  .trim()
  .refine((key) => secretKeyProblem(key) === undefined, { error: 'wrongFormat' });

export const setProviderKeys = endpoint({
  name: 'setProviderKeys',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/payment/provider',
  summary:
    'Sets the secret key of the store at its payment provider, once the provider has accepted it. It replaces the former key, which stays sealed for the payments made with it. A trial takes only test keys, production none.',
  access: [owner],
  lock: 'RECEIPT_SETTING',
  input: z.strictObject({ storeId: Id, provider: z.enum(keyedProviders), secretKey: SecretKey }),
  output: ProviderUse,
  errors: ['PROVIDER_KEYS_REFUSED', 'PROVIDER_NOT_REACHABLE', 'PROVIDER_NOT_OFFERED', 'TOO_MANY_REQUESTS'],
});

export const removeProviderKeys = endpoint({
  name: 'removeProviderKeys',
  method: 'DELETE',
  path: '/v7/stores/:storeId/setting/payment/provider',
  summary:
    'Stops using the keys of the store at its payment provider. They stay sealed for the payments made with them.',
  access: [owner],
  lock: 'RECEIPT_SETTING',
  input: z.strictObject({ storeId: Id }),
  output: ProviderUse,
  errors: [],
});

export const providerKeyEndpoints = [setProviderKeys, removeProviderKeys];
