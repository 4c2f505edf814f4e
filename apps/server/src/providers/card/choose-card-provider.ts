import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { CardProvider } from './card-provider.ts';
import { simulatedTerminal, usualTimes } from './simulated-terminal.ts';

/** Undefined in production: it has no simulated provider, and no real one is connected yet. */
export function chooseCardProvider(
  { environment }: Pick<Config, 'environment'>,
  parts: { db: Db; clock: () => Date },
): CardProvider | undefined {
  return environment === 'trial' ? simulatedTerminal({ ...parts, times: usualTimes }) : undefined;
}
