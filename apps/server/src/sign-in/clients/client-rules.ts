import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Config } from '#server/config.ts';

/** Confidential client of our own servers; its secret never reaches a browser. */
export const firstPartyClientId = 'maru-first-party';

export type OutsideClient = Config['clients'][number];

/** What each client may request, and whether the user must consent. */
export type ClientRules = {
  find(clientId: string): OutsideClient | undefined;
  /** Our own client or a first-party app: no consent needed. */
  isFirstParty(clientId: string): boolean;
  mayHave(clientId: string, scope: string): boolean;
  /** The scopes that a user consents to in a sign-in that asks for `scope`. */
  toAllow(clientId: string, scope: unknown): string[];
};

export function clientRules(outside: readonly OutsideClient[]): ClientRules {
  const ours: readonly string[] = [hubClientId, firstPartyClientId];
  const find = (clientId: string) => outside.find(({ id }) => id === clientId);
  return {
    find,
    isFirstParty: (clientId) => ours.includes(clientId) || find(clientId)?.firstParty === true,
    mayHave: (clientId, scope) =>
      ours.includes(clientId) || find(clientId)?.scopes.some((one) => one === scope) === true,
    toAllow(clientId, scope) {
      const asked = typeof scope === 'string' ? scope.split(' ') : [];
      const scopes: readonly string[] = find(clientId)?.scopes ?? [];
      // An app with offline_access gets a refresh token with every sign-in, whether or not it asks for one.
      return scopes.filter((one) => one === 'offline_access' || asked.includes(one));
    },
  };
}
