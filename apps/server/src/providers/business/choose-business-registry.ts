import type { Config } from '#server/config.ts';
import type { BusinessRegistry } from './business-registry.ts';
import { embeddedRegistry } from './embedded-registry.ts';
import { ntsRegistry } from './nts-registry.ts';

/** Who knows businesses. Nobody in production without a key: that a number is in business is not to be made up there. */
export function chooseBusinessRegistry({
  environment,
  lookups: { ntsServiceKey },
}: Pick<Config, 'environment' | 'lookups'>): BusinessRegistry | undefined {
  if (ntsServiceKey !== undefined) return ntsRegistry({ serviceKey: ntsServiceKey });
  return environment === 'trial' ? embeddedRegistry : undefined;
}
