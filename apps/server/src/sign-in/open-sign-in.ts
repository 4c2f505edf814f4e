import './provider/runtime-check.ts';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { SendPage } from '#server/http/pages.ts';
import type { Route } from '#server/http/route.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { WriteEntry } from '#server/technical-log/entry.ts';
import {
  type CheckCredentials,
  credentialCheck,
  type ForgetFailures,
  failuresForgetter,
} from './check-credentials.ts';
import { clientRules } from './clients/client-rules.ts';
import { registerConsentPage } from './consent/consent-page.ts';
import { grantLiveness } from './grant-liveness.ts';
import { type RememberBrowser, rememberBrowser } from './known-browser.ts';
import { limitEntrances } from './limit-entrances.ts';
import { registerLogin } from './login.ts';
import { mountProvider } from './provider/mount-provider.ts';
import { openProvider } from './provider/open-provider.ts';
import { api } from './provider/provider-settings.ts';
import { recordPasswordChecks } from './record-password-checks.ts';
import { accountRoutes, signInRoutes } from './sign-in.routes.ts';
import { registerSignInPages } from './sign-in-pages.ts';
import { type AccessTokenClaims, accessTokenVerifier } from './verify-access-token.ts';

export type SignIn = {
  routes: readonly Route[];
  /** Endpoints of the account origin only; app.ts mounts them. */
  accountRoutes: readonly Route[];
  registerAccount(app: FastifyInstance): void;
  registerHub(app: FastifyInstance): void;
  verifyAccessToken(token: string): Promise<AccessTokenClaims | undefined>;
  /** For other entrances that take a password. */
  checkCredentials: CheckCredentials;
  forgetFailures: ForgetFailures;
  rememberBrowser: RememberBrowser;
  /** At most 5 s stale. */
  isGrantAlive(grantId: string): Promise<boolean>;
};

/**
 * The authorization server, the login form and the guards' token checks. `clock` is the real time, not a request's
 * business time, because tokens expire by it.
 */
export function openSignIn(parts: {
  db: Db;
  keys: Keys;
  config: Pick<Config, 'accountUrl' | 'hubUrl' | 'clients'>;
  log: FastifyBaseLogger;
  /** Records the outcomes of password checks. */
  write: WriteEntry;
  /** Renders a page of the account area. */
  sendPage: SendPage;
  clock?: () => Date;
}): SignIn {
  const { db, keys, config, log, write, sendPage, clock = () => new Date() } = parts;
  const { accountUrl, hubUrl, clients: outside } = config;
  const rules = clientRules(outside);
  const [pepper] = keys.secrets('pepper');
  const checkCredentials = recordPasswordChecks(credentialCheck({ db, pepper }), write);
  const provider = openProvider({
    db,
    keys,
    accountUrl,
    hubUrl,
    outside,
    rules,
    log,
    checkCredentials,
  });
  const { isGrantAlive, forgetGrant } = grantLiveness({ db, clock });
  provider.on('grant.revoked', (_ctx, grantId) => forgetGrant(grantId));

  return {
    routes: signInRoutes({ rules }),
    accountRoutes: accountRoutes({ provider, accountUrl, checkCredentials }),
    registerAccount(app) {
      limitEntrances(app, { db, accountUrl });
      mountProvider(app, provider, 'account');
      registerSignInPages(app, { provider, db, accountUrl, hubUrl, sendPage });
      registerConsentPage(app, { provider, db, rules, accountUrl, sendPage });
      registerLogin(app, { provider, db, accountUrl, hubUrl, checkCredentials });
    },
    registerHub: (app) => mountProvider(app, provider, 'hub'),
    verifyAccessToken: accessTokenVerifier({
      signing: keys.signing,
      issuer: accountUrl,
      audience: api,
      clock,
    }),
    checkCredentials,
    forgetFailures: failuresForgetter({ pepper }),
    rememberBrowser: (signedIn, at) => rememberBrowser(provider, signedIn, at),
    isGrantAlive,
  };
}
