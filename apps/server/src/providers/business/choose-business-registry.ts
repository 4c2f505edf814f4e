import type { Config } from '#server/config.ts';
import type { BusinessRegistry } from './business-registry.ts';
import { embeddedRegistry } from './embedded-registry.ts';
import { ntsRegistry } from './nts-registry.ts';

/** Undefined in production without a key, because invented results must not appear there. */
export function chooseBusinessRegistry({
  environment,
  lookups: { ntsServiceKey },
}: Pick<Config, 'environment' | 'lookups'>): BusinessRegistry | undefined {
  if (ntsServiceKey !== undefined) return ntsRegistry({ serviceKey: ntsServiceKey });
  return environment === 'trial' ? embeddedRegistry : undefined;
}
