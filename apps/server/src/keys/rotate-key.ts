import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { exitWithMessage } from '#server/exit-with-message.ts';
import { readMasterKey } from './master-key.ts';
import { keyPurposes, openKeys, replacedAtOnce, rotateKey } from './open-keys.ts';

/**
 * The lifetime of a session cookie that the previous key signed. The cookie of a known device lives longer: after these
 * days its browser counts as unknown.
 */
const usualDays = 90;
const dayMilliseconds = 24 * 60 * 60_000;

/** Adds a new key for a purpose to the configured database. */
const [given, days = usualDays] = process.argv.slice(2);
const purpose = keyPurposes().find((one) => one === given);
if (!purpose || !(Number(days) >= 0)) {
  console.error(
    `Say which key and for how many days the old one still serves: ${keyPurposes().join(' | ')} [days]`,
  );
  process.exit(1);
}

const config = readConfig(process.env);
const source = await connectDatabase(config, console.error).catch(exitWithMessage);
const { db, close } = openDatabase({ connection: source.connection, maximum: 2, onError: console.error });
try {
  const masterKey = await readMasterKey(config);
  // Throws if the master key does not fit, because a key wrapped with another one would break the next start.
  await openKeys(db, masterKey).catch(exitWithMessage);
  await rotateKey(db, masterKey, purpose, Number(days) * dayMilliseconds);
  const end = replacedAtOnce.includes(purpose) ? 'at that start' : `in ${days} days`;
  console.log(`A new ${purpose} key is used from the next start; the previous one ends ${end}.`);
} finally {
  await close();
  await source.stop();
}
