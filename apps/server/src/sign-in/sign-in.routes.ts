import * as wire from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Provider } from 'oidc-provider';
import { route } from '#server/http/route.ts';
import { clientTokenGrant } from './grant-client-token.ts';

/** Calls of the account origin alone. */
export function signInRoutes(parts: { provider: Provider; accountUrl: string }) {
  return [route(wire.grantClientToken, clientTokenGrant(parts))];
}
