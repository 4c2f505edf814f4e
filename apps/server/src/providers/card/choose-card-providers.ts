import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { CardProvider } from './card-provider.ts';
import { simulatedTerminal, usualTimes } from './simulated-terminal.ts';

export type CardProviders = {
  /** Charges cards at the till; undefined where no provider does. */
  till: CardProvider | undefined;
  /** Every provider that exists. */
  byName: ReadonlyMap<string, CardProvider>;
};

/** Only a trial has the simulated terminal. Toss is asked with each store's own keys. */
export function chooseCardProviders(
  { environment }: Pick<Config, 'environment'>,
  { toss, ...parts }: { db: Db; clock: () => Date; toss: CardProvider },
): CardProviders {
  const till = environment === 'trial' ? simulatedTerminal({ ...parts, times: usualTimes }) : undefined;
  const providers = [till, toss];
  return {
    till,
    byName: new Map(providers.flatMap((provider) => (provider ? [[provider.name, provider]] : []))),
  };
}
