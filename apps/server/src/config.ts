import { z } from 'zod';
import {
  type CarrierConfig,
  carrierEnvironment,
  carriersOf,
  missingForCarriers,
  pricesOf,
} from './carrier-config.ts';
import { type ClientConfig, clientEnvironment, clientProblems } from './client-config.ts';
import { isGuessableKey } from './keys/is-guessable-key.ts';
import { type LookupConfig, lookupEnvironment, lookupProblems, lookupsOf } from './lookup-config.ts';
import type { MessagePrices } from './messaging/message-prices.ts';
import { tossAddress } from './providers/toss/toss-calls.ts';
import { noProxy, proxyNetworks } from './proxy-networks.ts';
import { type StorageConfig, storageEnvironment, storageOf, storageProblems } from './storage-config.ts';

const port = z.coerce.number().int().min(0).max(65_535);
/** As browsers write it in `Origin`: lower case, without the default port. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
    'not an origin like https://account.example',
  )
  .transform((value) => new URL(value).origin);

const Environment = z.object({
  MARU_ENV: z.enum(['trial', 'production']).default('trial'),
  ACCOUNT_PORT: port.default(3000),
  HUB_PORT: port.default(3001),
  ACCOUNT_URL: origin.optional(),
  HUB_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  MASTER_KEY: z.string().min(32).optional(),
  TRUST_PROXY: proxyNetworks,
  ...carrierEnvironment,
  ...lookupEnvironment,
  ...storageEnvironment,
  TOSS_URL: origin.optional(),
  ...clientEnvironment,
  SIGN_UP_CONSENT_LINE: z.enum(['shown', 'hidden']).default('shown'),
  ECHO_PHONE_CODE: z.enum(['0', '1']).default('0'),
  CLOCK_AHEAD_HOURS: z.coerce.number().int().min(0).max(8_760).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = {
  environment: 'trial' | 'production';
  /** Production sits behind a proxy on another host; a trial is reachable from this machine only. */
  host: string;
  accountPort: number;
  hubPort: number;
  accountUrl: string;
  hubUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  masterKey: string | undefined;
  /** Addresses and networks of trusted proxies, which may state the caller's address. */
  trustProxy: string[];
  carriers: CarrierConfig;
  messagePrices: MessagePrices;
  lookups: LookupConfig;
  /** The address of the API of Toss Payments. */
  tossUrl: string;
  /** Where uploaded files are stored. */
  storage: StorageConfig;
  /** Outside apps that people may sign in to. */
  clients: readonly ClientConfig[];
  signUpConsentLine: 'shown' | 'hidden';
  /**
   * Lets the call that sends a phone code return it; only on this machine (docs/rules/identity.md, Phones and codes).
   */
  echoPhoneCode: boolean;
  /** How far business time runs ahead, in milliseconds, to see in a trial what another day brings. */
  clockAhead: number;
  logLevel: string;
};

/** Reads the environment once; nothing else does. The error lists every wrong or missing name. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));

  const values = parsed.data;
  const missing = values.MARU_ENV === 'production' ? missingInProduction(values) : [];
  const carriers = missingForCarriers(values, values.MARU_ENV).map((name) => `${name}: missing`);
  const problems = [
    ...missing,
    ...carriers,
    ...storageProblems(values),
    ...lookupProblems(values),
    ...(values.MARU_ENV === 'production' ? clientProblems(values, isLoopback) : []),
    ...echoElsewhere(values),
    ...tossElsewhere(values),
    ...clockAheadElsewhere(values),
  ];
  if (problems.length > 0) throw new ConfigError(problems);

  return Object.freeze({
    environment: values.MARU_ENV,
    host: values.MARU_ENV === 'trial' ? '127.0.0.1' : '0.0.0.0',
    accountPort: values.ACCOUNT_PORT,
    hubPort: values.HUB_PORT,
    accountUrl: values.ACCOUNT_URL ?? `http://localhost:${values.ACCOUNT_PORT}`,
    hubUrl: values.HUB_URL ?? `http://localhost:${values.HUB_PORT}`,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    masterKey: values.MASTER_KEY,
    trustProxy: proxiesOf(values),
    carriers: carriersOf(values, values.MARU_ENV),
    messagePrices: pricesOf(values),
    lookups: lookupsOf(values),
    tossUrl: values.TOSS_URL ?? tossAddress,
    storage: storageOf(values),
    clients: values.OAUTH_CLIENTS,
    signUpConsentLine: values.SIGN_UP_CONSENT_LINE,
    echoPhoneCode: values.ECHO_PHONE_CODE === '1',
    clockAhead: values.CLOCK_AHEAD_HOURS * 3_600_000,
    logLevel: values.LOG_LEVEL,
  });
}

export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Cannot start with this configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

function proxiesOf(values: z.output<typeof Environment>): string[] {
  return values.TRUST_PROXY.filter((one) => one !== noProxy);
}

/** What production cannot start without (docs/rules/outside-services.md, Trial and production). */
function missingInProduction(values: z.output<typeof Environment>): string[] {
  const needed = ['ACCOUNT_URL', 'HUB_URL', 'DATABASE_URL', 'MASTER_KEY'] as const;
  const missing = needed.filter((name) => values[name] === undefined).map((name) => `${name}: missing`);
  const insecure = (['ACCOUNT_URL', 'HUB_URL'] as const)
    .filter((name) => values[name]?.startsWith('http://'))
    .map((name) => `${name}: must be https`);
  const isShared = values.ACCOUNT_URL !== undefined && values.ACCOUNT_URL === values.HUB_URL;
  return [
    ...missing,
    ...insecure,
    ...(isShared ? ['HUB_URL: must be another origin than ACCOUNT_URL'] : []),
    // The process does not speak https; a proxy does. Without a trusted proxy all callers would share one address.
    ...(values.TRUST_PROXY.length === 0 ? ['TRUST_PROXY: missing'] : []),
    ...(values.MASTER_KEY && isGuessableKey(values.MASTER_KEY)
      ? ['MASTER_KEY: can be guessed; make one with openssl rand -base64 32']
      : []),
  ];
}

/** With the code in the response anybody could claim any phone, so it is allowed only on this machine. */
function echoElsewhere(values: z.output<typeof Environment>): string[] {
  const { MARU_ENV, ECHO_PHONE_CODE, ACCOUNT_URL, HUB_URL, SMS_PROVIDER } = values;
  const isHere =
    [ACCOUNT_URL, HUB_URL].every((address) => address === undefined || isLoopback(address)) &&
    proxiesOf(values).length === 0 &&
    SMS_PROVIDER === undefined;
  if (ECHO_PHONE_CODE === '0' || (MARU_ENV === 'trial' && isHere)) return [];
  return ['ECHO_PHONE_CODE: only for a trial on this machine'];
}

/** Stores' secret keys are sent to this address, so only a trial may set it, and only to a stand-in on this machine. */
function tossElsewhere({ MARU_ENV, TOSS_URL }: z.output<typeof Environment>): string[] {
  if (TOSS_URL === undefined || (MARU_ENV === 'trial' && isLoopback(TOSS_URL))) return [];
  return ['TOSS_URL: only for a trial, and on this machine'];
}

/** Refuses a clock that runs ahead in production, because sales would get the date of another day. */
function clockAheadElsewhere({ MARU_ENV, CLOCK_AHEAD_HOURS }: z.output<typeof Environment>): string[] {
  return CLOCK_AHEAD_HOURS > 0 && MARU_ENV !== 'trial' ? ['CLOCK_AHEAD_HOURS: only for a trial'] : [];
}

function isLoopback(address: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
