import type { Config } from './config.ts';

const demoAccounts = ['owner@maru.test', 'staff@maru.test', 'admin@maru.test'];
export const demoPassword = 'maru1234!';

/** Says where to go and, in trial, who one can be. */
export function sayReady({ environment, accountUrl, hubUrl }: Config, say: (line: string) => void) {
  say('');
  say('  Maru is ready.');
  say(`  Hub       ${hubUrl}`);
  say(`  Account   ${accountUrl}`);
  say(`  Reference ${hubUrl}/reference`);
  if (environment === 'trial') {
    say('');
    say(`  Demo accounts (password ${demoPassword}): ${demoAccounts.join(', ')}`);
  }
  say('');
}
