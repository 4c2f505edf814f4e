import * as wire from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Provider } from 'oidc-provider';
import { route } from '#server/http/route.ts';
import type { CheckCredentials } from './check-credentials.ts';
import type { ClientRules } from './clients/client-rules.ts';
import { grantClientTokenBy } from './grant-client-token.ts';
import { grantUserTokenBy } from './grant-user-token.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { endUserToken } from './sessions/end-user-token.ts';
import { listSessionsBy } from './sessions/list-sessions.ts';

/** Endpoints of the account origin only. */
export function accountRoutes(parts: {
  provider: Provider;
  accountUrl: string;
  checkCredentials: CheckCredentials;
}) {
  return [
    route(wire.grantClientToken, grantClientTokenBy(parts)),
    route(wire.grantUserToken, grantUserTokenBy(parts)),
  ];
}

export function signInRoutes(parts: { rules: ClientRules }) {
  return [
    route(wire.endUserToken, endUserToken),
    route(wire.listSessions, listSessionsBy(parts)),
    route(wire.endSession, endSession),
    route(wire.endOtherSessions, endOtherSessions),
  ];
}
