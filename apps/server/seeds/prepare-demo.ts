import { type Config, ConfigError } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { listTakenUsernames } from '#server/users/users.queries.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

type Preparing = { db: Db; now: Date; log: (line: string) => void; storage?: FileStorage; keys?: Keys };

/**
 * Seeds the demo store in a trial and returns the accounts that can sign in. Production refuses to start on a database
 * with demo accounts, because their password is public.
 */
export async function prepareDemo({ environment }: Pick<Config, 'environment'>, preparing: Preparing) {
  if (environment === 'trial') await seedDemo(preparing);
  const demo = Object.values(demoAccounts).map(({ username }) => username);
  const present = await listTakenUsernames(preparing.db, demo);
  if (environment === 'production' && present.length > 0)
    throw new ConfigError([
      `DATABASE_URL: names a database with demo accounts: ${present.sort().join(', ')}`,
    ]);
  return present;
}
