import * as wire from '@maru/contract/payments/provider-keys.endpoints.ts';
import { route } from '#server/http/route.ts';
import { removeProviderKeysBy } from './remove-provider-keys.ts';
import { type ProviderKeyParts, setProviderKeysBy } from './set-provider-keys.ts';

export function providerKeyRoutes(parts: ProviderKeyParts) {
  return [
    route(wire.setProviderKeys, setProviderKeysBy(parts)),
    route(wire.removeProviderKeys, removeProviderKeysBy(parts)),
  ];
}
