import { type DemoRole, demoAccounts, demoPassword } from '../seeds/demo-accounts.ts';
import type { Config } from './config.ts';
import { inBothLanguages } from './db/in-both-languages.ts';
import en from './print-ready.en.json' with { type: 'json' };
import ko from './print-ready.ko.json' with { type: 'json' };

const roles: readonly DemoRole[] = ['owner', 'staff', 'admin'];

type Ready = {
  config: Pick<Config, 'environment' | 'accountUrl' | 'hubUrl'>;
  /** Usernames of demo accounts that can sign in. */
  demoAccounts: readonly string[];
  /** Databases on this machine that no data folder uses any more. */
  abandoned: readonly { base: string; dataDir: string }[];
  say: (line: string) => void;
};

/** Prints the addresses, the demo accounts, and the databases that no data folder uses any more. */
export function printReady({ config, demoAccounts: present, abandoned, say }: Ready) {
  const { environment, accountUrl, hubUrl } = config;
  say(`\n  ${words('ready')}\n`);
  sayTable(say, [
    [hubUrl, words('hub')],
    [accountUrl, words('account')],
    [`${hubUrl}/reference`, words('reference')],
    ...(environment === 'trial' ? [[`${accountUrl}/dev/outbox`, words('mailbox')] as const] : []),
  ]);

  const offered = roles.filter((role) => present.includes(demoAccounts[role].username));
  if (offered.length > 0) {
    say(`\n  ${words('accounts', { password: demoPassword })}`);
    sayTable(
      say,
      offered.map((role) => [demoAccounts[role].username, words(role)]),
    );
  }
  if (abandoned.length > 0) {
    say(`\n  ${words('abandoned')}`);
    sayTable(
      say,
      abandoned.map(({ base, dataDir }) => [base, words('formerly', { dataDir })]),
    );
  }
  say('');
}

function words(name: keyof typeof ko, values: Record<string, string> = {}) {
  return inBothLanguages({ ko: ko[name], en: en[name] }, values);
}

function sayTable(say: Ready['say'], rows: readonly (readonly [name: string, meaning: string])[]) {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, meaning] of rows) say(`  ${name.padEnd(width)}  ${meaning}`);
}
