import { demoPassword } from '../seeds/demo-accounts.ts';
import type { Config } from './config.ts';

/** Says where to go and, where there are demo accounts, who one can be. */
export function sayReady(
  { environment, accountUrl, hubUrl }: Config,
  demoAccounts: readonly string[],
  say: (line: string) => void,
) {
  say('');
  say('  Maru is ready.');
  say(`  Hub       ${hubUrl}`);
  say(`  Account   ${accountUrl}`);
  say(`  Reference ${hubUrl}/reference`);
  if (environment === 'trial') say(`  Outbox    ${accountUrl}/dev/outbox`);
  if (demoAccounts.length > 0) {
    say('');
    say(`  Demo accounts (password ${demoPassword}): ${demoAccounts.join(', ')}`);
  }
  say('');
}
