import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  MARU_ENV: 'production',
  ACCOUNT_URL: 'https://account.example/',
  HUB_URL: 'https://hub.example',
  DATABASE_URL: 'postgres://db.example/maru',
  MASTER_KEY: 'a master key of more than thirty-two letters',
  TRUST_PROXY: '10.0.0.0/8',
  SMTP_URL: 'smtp://mail.example',
  SMS_PROVIDER: 'sens',
  MAIL_FROM: 'Maru <mail@maru.example>',
  SMS_FROM: '02-1234-5678',
  SENS_SERVICE_ID: 'ncp:sms:kr:1:maru',
  SENS_ACCESS_KEY: 'access',
  SENS_SECRET_KEY: 'secret',
};

function problemsOf(environment: Record<string, string>) {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('without settings the server runs as a trial that only this machine can reach', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'trial',
    host: '127.0.0.1',
    accountUrl: 'http://localhost:3000',
    hubUrl: 'http://localhost:3001',
    dataDir: '.data',
    databaseUrl: undefined,
    databasePool: 10,
    logLevel: 'info',
  });
});

test('addresses follow the ports unless they are set', () => {
  expect(readConfig({ HUB_PORT: '4001' }).hubUrl).toBe('http://localhost:4001');
  expect(readConfig({ HUB_PORT: '4001', HUB_URL: 'https://hub.example/' }).hubUrl).toBe(
    'https://hub.example',
  );
});

test('addresses must be origins, as browsers write them', () => {
  const { accountUrl } = readConfig({ ACCOUNT_URL: 'https://Account.Example:443/' });
  expect(accountUrl).toBe('https://account.example');
  for (const ACCOUNT_URL of ['https://a.example/sso', 'https://a.example/?x', 'https://maru@a.example'])
    expect(problemsOf({ ACCOUNT_URL })).toHaveLength(1);
});

test('spec 1 · the consent line of sign-up is shown unless the configuration hides it', () => {
  expect(readConfig({}).signUpConsentLine).toBe('shown');
  expect(readConfig({ SIGN_UP_CONSENT_LINE: 'hidden' }).signUpConsentLine).toBe('hidden');
  expect(problemsOf({ SIGN_UP_CONSENT_LINE: 'no' })).toHaveLength(1);
});

test('Toss is asked at its own address; only a trial may name another one, on this machine', () => {
  expect(readConfig({}).tossUrl).toBe('https://api.tosspayments.com');
  expect(readConfig({ TOSS_URL: 'http://127.0.0.1:9999' }).tossUrl).toBe('http://127.0.0.1:9999');
  const refused = ['TOSS_URL: only for a trial, and on this machine'];
  expect(problemsOf({ TOSS_URL: 'https://toss.example' })).toEqual(refused);
  expect(problemsOf({ ...production, TOSS_URL: 'http://127.0.0.1:9999' })).toEqual(refused);
});

test('only named proxies are trusted', () => {
  expect(readConfig({}).trustProxy).toEqual([]);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test('production must name its proxies', () => {
  expect(readConfig({ ...production, TRUST_PROXY: 'none' }).trustProxy).toEqual([]);
  for (const TRUST_PROXY of ['', ' , '])
    expect(problemsOf({ ...production, TRUST_PROXY })).toEqual(['TRUST_PROXY: missing']);
  expect(problemsOf({ ...production, TRUST_PROXY: 'none, 10.0.0.1' })).toEqual([
    'TRUST_PROXY: "none" stands alone',
  ]);
});

test.each([
  ['0.0.0.0/0'],
  ['10.0.0.0/8, 0.0.0.0/0'],
  ['0.0.0.0/1, 128.0.0.0/1'],
  ['::/0'],
  ['10.0.0.1, ::/0'],
  ['::/1, 8000::/1'],
  ['::ffff:0:0/96'],
  ['::ffff:0.0.0.0/97, ::ffff:128.0.0.0/97'],
])('TRUST_PROXY=%s is refused because it would trust strangers', (TRUST_PROXY) => {
  const refused = 'TRUST_PROXY.0: trusts addresses of strangers; name the networks of the proxies';
  const problems = problemsOf({ ...production, TRUST_PROXY }) ?? [];
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem.replace(/\.\d/, '.0')).toBe(refused);
});

test('networks of an operator are trusted', () => {
  const TRUST_PROXY = '10.0.0.0/8,172.16.0.0/12,fc00::/7,::ffff:10.0.0.0/104,::1';
  expect(readConfig({ ...production, TRUST_PROXY }).trustProxy).toHaveLength(5);
});

test('production refuses a master key that can be guessed', () => {
  for (const MASTER_KEY of ['a'.repeat(32), '0123456789abcdef'.repeat(2)])
    expect(problemsOf({ ...production, MASTER_KEY })).toEqual([
      'MASTER_KEY: can be guessed; make one with openssl rand -base64 32',
    ]);
});

test('in production account area and hub need two origins', () => {
  expect(problemsOf({ ...production, HUB_URL: 'https://ACCOUNT.example:443' })).toEqual([
    'HUB_URL: must be another origin than ACCOUNT_URL',
  ]);
});

test('business time runs ahead only in a trial', () => {
  expect(readConfig({ CLOCK_AHEAD_HOURS: '24' }).clockAhead).toBe(86_400_000);
  expect(problemsOf({ ...production, CLOCK_AHEAD_HOURS: '24' })).toEqual([
    'CLOCK_AHEAD_HOURS: only for a trial',
  ]);
});

test('phone codes are returned only on this machine', () => {
  const here = {
    ECHO_PHONE_CODE: '1',
    ACCOUNT_URL: 'http://localhost:3000',
    HUB_URL: 'http://127.0.0.1:3001',
  };
  const refused = ['ECHO_PHONE_CODE: only for a trial on this machine'];

  expect(readConfig({}).echoPhoneCode).toBe(false);
  expect(readConfig({ ECHO_PHONE_CODE: '1' }).echoPhoneCode).toBe(true);
  expect(readConfig(here).echoPhoneCode).toBe(true);
  expect(problemsOf({ ...production, ECHO_PHONE_CODE: '1' })).toEqual(refused);
  expect(problemsOf({ ...here, ACCOUNT_URL: 'https://demo.example' })).toEqual(refused);
  expect(problemsOf({ ...here, HUB_URL: 'http://localhost.example:3001' })).toEqual(refused);
  expect(problemsOf({ ...here, TRUST_PROXY: '127.0.0.1' })).toEqual(refused);
  expect(readConfig({ ...here, TRUST_PROXY: 'none' }).echoPhoneCode).toBe(true);
  const { SMS_PROVIDER, SMS_FROM, SENS_SERVICE_ID, SENS_ACCESS_KEY, SENS_SECRET_KEY } = production;
  const sens = { SMS_PROVIDER, SMS_FROM, SENS_SERVICE_ID, SENS_ACCESS_KEY, SENS_SECRET_KEY };
  expect(problemsOf({ ...here, ...sens })).toEqual(refused);
});

test('production starts when everything is set, and listens to other machines', () => {
  expect(readConfig(production)).toMatchObject({
    environment: 'production',
    host: '0.0.0.0',
    accountUrl: 'https://account.example',
  });
});

test('production lists everything that is missing', () => {
  const { MARU_ENV, SMS_PROVIDER } = production;
  const { SMS_FROM, SENS_SERVICE_ID, SENS_ACCESS_KEY, SENS_SECRET_KEY, ...needed } = production;
  const missing = (names: object) => Object.keys(names).map((name) => `${name}: missing`);
  const { MARU_ENV: _, ...first } = needed;
  const forSens = { SMS_FROM, SENS_SERVICE_ID, SENS_ACCESS_KEY, SENS_SECRET_KEY };

  expect(problemsOf({ MARU_ENV })?.toSorted()).toEqual(missing(first).toSorted());
  expect(problemsOf({ ...needed })).toEqual(missing(forSens));
  expect(problemsOf({ ...needed, SMS_PROVIDER: 'solapi' })).toEqual([
    'SMS_FROM: missing',
    'SOLAPI_API_KEY: missing',
    'SOLAPI_API_SECRET: missing',
  ]);
  expect(problemsOf({ SMS_PROVIDER })).toEqual(missing(forSens));
});

test('the configured carriers are used, in a trial too, and mail is encrypted in production', () => {
  expect(readConfig({}).carriers).toEqual({ smtp: undefined, sms: undefined, kakao: undefined });
  const { SMTP_URL, MAIL_FROM } = production;
  const from = 'Maru <mail@maru.example>';
  expect(readConfig({ SMTP_URL, MAIL_FROM }).carriers.smtp).toEqual({
    url: SMTP_URL,
    from,
    requireTls: false,
  });
  expect(readConfig(production).carriers).toEqual({
    smtp: { url: SMTP_URL, from, requireTls: true },
    sms: {
      provider: 'sens',
      from: '0212345678',
      serviceId: 'ncp:sms:kr:1:maru',
      accessKey: 'access',
      secretKey: 'secret',
    },
  });
});

test('production requires https', () => {
  const http = { ACCOUNT_URL: 'http://account.example', HUB_URL: 'http://hub.example' };
  expect(problemsOf({ ...production, ...http })).toEqual([
    'ACCOUNT_URL: must be https',
    'HUB_URL: must be https',
  ]);
});

test('every wrong value is named', () => {
  const wrong = {
    MARU_ENV: 'staging',
    HUB_PORT: '70000',
    ACCOUNT_URL: 'ftp://account.example',
    DATABASE_POOL: '1',
    MASTER_KEY: 'short',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'https://mail.example',
    MAIL_FROM: 'Maru',
    SMS_PROVIDER: 'pigeon',
    SMS_FROM: '+82 2 1234 5678',
    TRUST_PROXY: '10.0.0.1, true',
  };
  const named = problemsOf(wrong).map((problem) => /^\w+/.exec(problem)?.[0]);
  expect(named.sort()).toEqual(Object.keys(wrong).sort());
});

test('Kakao messages need the configured dealer and its keys; production can do without them', () => {
  const sens = { ...production, KAKAO_PROVIDER: 'sens', KAKAO_CHANNEL: '@maru' };
  expect(readConfig(production).carriers.kakao).toBeUndefined();
  expect(problemsOf(sens)).toEqual(['SENS_KAKAO_SERVICE_ID: missing']);
  expect(readConfig({ ...sens, SENS_KAKAO_SERVICE_ID: 'ncp:kkobizmsg:kr:1:maru' }).carriers.kakao).toEqual({
    provider: 'sens',
    channelId: '@maru',
    from: '0212345678',
    serviceId: 'ncp:kkobizmsg:kr:1:maru',
    accessKey: 'access',
    secretKey: 'secret',
  });
  const solapi = { KAKAO_PROVIDER: 'solapi', KAKAO_CHANNEL: 'KA01PF1' };
  expect(problemsOf(solapi)).toEqual([
    'SMS_FROM: missing',
    'SOLAPI_API_KEY: missing',
    'SOLAPI_API_SECRET: missing',
  ]);
  const keys = { SMS_FROM: '0212345678', SOLAPI_API_KEY: 'key', SOLAPI_API_SECRET: 'secret' };
  expect(readConfig({ ...solapi, ...keys }).carriers).toEqual({
    smtp: undefined,
    sms: undefined,
    kakao: {
      provider: 'solapi',
      channelId: 'KA01PF1',
      from: '0212345678',
      apiKey: 'key',
      apiSecret: 'secret',
    },
  });
  expect(problemsOf({ KAKAO_PROVIDER: 'aligo' })).toHaveLength(1);
});

test('addresses, businesses and map tiles use the configured providers, or none', () => {
  const nobody = { kakaoRestKey: undefined, ntsServiceKey: undefined, mapTiles: undefined };
  expect(readConfig(production).lookups).toEqual(nobody);
  expect(readConfig({ KAKAO_REST_KEY: 'rest', NTS_SERVICE_KEY: 'a+b/c==' }).lookups).toEqual({
    ...{ ...nobody, kakaoRestKey: 'rest', ntsServiceKey: 'a+b/c==' },
  });
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(problemsOf({ MAP_TILES_URL: url })).toEqual(['MAP_TILES_ATTRIBUTION: missing']);
  expect(problemsOf({ MAP_TILES_URL: 'https://tiles.example/', MAP_TILES_ATTRIBUTION: 'x' })).toHaveLength(1);
  const tiles = { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Tiles' };
  expect(readConfig(tiles).lookups.mapTiles).toEqual({ url, attribution: '© Tiles' });
});

const app = {
  id: 'books',
  name: '동네책방',
  type: 'confidential',
  secretHash: `sha256:${'0'.repeat(64)}`,
  redirectUris: ['https://books.example/callback'],
  scopes: ['openid', 'USER'],
};
const withClients = (...clients: object[]) => ({ OAUTH_CLIENTS: JSON.stringify(clients) });

test('outside apps come from the configuration, as a list or the path of a file', async () => {
  expect(readConfig({}).clients).toEqual([]);
  const { clients } = readConfig(withClients(app));
  expect(clients).toMatchObject([{ id: 'books', name: { ko: '동네책방', en: '동네책방' }, signOutUris: [] }]);

  const file = join(await mkdtemp(join(tmpdir(), 'maru-config-')), 'clients.json');
  await writeFile(file, JSON.stringify([app]));
  expect(readConfig({ OAUTH_CLIENTS: file }).clients).toEqual(clients);
});

const wrong: [what: string, environment: { OAUTH_CLIENTS: string }, problem: RegExp][] = [
  ['a file that is not there', { OAUTH_CLIENTS: '/nowhere.json' }, /nor a file that can be read/],
  ['no JSON', { OAUTH_CLIENTS: '[{' }, /no JSON/],
  ['a client of ours', withClients({ ...app, id: 'maru-hub' }), /0\.id: begins like a client of our own/],
  ['the same twice', withClients(app, app), /two have the same id/],
  ['no secret', withClients({ ...app, secretHash: undefined }), /0\.secretHash: missing/],
  ['a secret as it is', withClients({ ...app, secretHash: 'secret' }), /0\.secretHash: not a hash/],
  [
    'a public one with a secret',
    withClients({ ...app, type: 'public' }),
    /0\.secretHash: a public client has none/,
  ],
  ['nowhere to go back to', withClients({ ...app, redirectUris: [] }), /0\.redirectUris: none/],
  [
    'no address',
    withClients({ ...app, redirectUris: ['javascript:alert(1)'] }),
    /0\.redirectUris\.0: not an address/,
  ],
  [
    'a fragment',
    withClients({ ...app, signOutUris: ['https://a.example/#b'] }),
    /0\.signOutUris\.0: ends in a fragment/,
  ],
  ['a scope that nobody knows', withClients({ ...app, scopes: ['openid', 'admin'] }), /0\.scopes\.1/],
  ['no openid', withClients({ ...app, scopes: ['USER'] }), /0\.scopes: lacks openid/],
  ['an unknown word', withClients({ ...app, secret: 'x' }), /secret/],
];
test.each(wrong)('an app with %s is refused with a message', (_what, environment, problem) => {
  const problems = problemsOf(environment);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^OAUTH_CLIENTS/);
  expect(problems[0]).toMatch(problem);
});

test('in production redirect addresses must be https or on the machine itself', () => {
  const at = (redirect: string) => withClients({ ...app, redirectUris: [redirect] });
  expect(problemsOf({ ...production, ...at('https://books.example/') })).toEqual([]);
  expect(problemsOf({ ...production, ...at('http://127.0.0.1:8000/') })).toEqual([]);
  expect(problemsOf(at('http://books.example/'))).toEqual([]);
  expect(problemsOf({ ...production, ...at('HTTP://books.example/') })).toEqual([
    'OAUTH_CLIENTS: books: HTTP://books.example/ must be https',
  ]);
});
