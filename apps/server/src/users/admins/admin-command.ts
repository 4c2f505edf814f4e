import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { inBothLanguages } from '#server/db/in-both-languages.ts';
import { exitWithMessage } from '#server/exit-with-message.ts';
import en from './admin-command.en.json' with { type: 'json' };
import ko from './admin-command.ko.json' with { type: 'json' };
import { appointAdmin } from './appoint-admin.ts';

/** `npm run admin -- appoint <username>` makes a user an admin in the configured database. */
const [command, username, ...others] = process.argv.slice(2);
const say = (key: keyof typeof ko) =>
  inBothLanguages({ ko: ko[key], en: en[key] }, { username: username ?? '' }, '\n');
if (command !== 'appoint' || username === undefined || others.length > 0) {
  console.error(say('usage'));
  process.exit(1);
}

const config = readConfig(process.env);
const source = await connectDatabase(config, console.error).catch(exitWithMessage);
const { db, close } = openDatabase({ connection: source.connection, maximum: 1, onError: console.error });
try {
  const outcome = await appointAdmin(db, { username, now: new Date() });
  if (outcome === 'APPOINTED') console.log(say(outcome));
  else {
    console.error(say(outcome));
    process.exitCode = 1;
  }
} finally {
  await close();
  await source.stop();
}
