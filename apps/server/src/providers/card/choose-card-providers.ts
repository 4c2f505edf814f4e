import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { CardProvider } from './card-provider.ts';
import type { Checkout, Checkouts } from './checkout.ts';
import { simulatedCheckout } from './simulated-checkout.ts';
import { simulatedTerminal, usualTimes } from './simulated-terminal.ts';

export type CardProviders = {
  /** Charges cards at the till; undefined where no provider does. */
  till: CardProvider | undefined;
  /** Every provider that exists. */
  byName: ReadonlyMap<string, CardProvider>;
  /** Where guests pay by link. */
  checkouts: Checkouts;
};

/** Only a trial has the simulated terminal and the simulated checkout. Toss is asked with each store's own keys. */
export function chooseCardProviders(
  { environment, accountUrl }: Pick<Config, 'environment' | 'accountUrl'>,
  { toss, ...parts }: { db: Db; clock: () => Date; toss: { card: CardProvider; checkout: Checkout } },
): CardProviders {
  const till = environment === 'trial' ? simulatedTerminal({ ...parts, times: usualTimes }) : undefined;
  const embedded = till && simulatedCheckout({ ...parts, accountUrl, terminal: till });
  const providers = [till, embedded, toss.card];
  return {
    till,
    checkouts: { byName: new Map([[toss.checkout.name, toss.checkout]]), embedded },
    byName: new Map(providers.flatMap((provider) => (provider ? [[provider.name, provider]] : []))),
  };
}
