import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Config } from '#server/config.ts';

/** Confidential client of our own servers; its secret never reaches a page. */
export const firstPartyClientId = 'maru-first-party';

export type OutsideClient = Config['clients'][number];

/** What a client may have, and whether people are asked before it gets that. */
export type ClientRules = {
  find(clientId: string): OutsideClient | undefined;
  /** Ours, or one that acts for us: nobody is asked. */
  isFirstParty(clientId: string): boolean;
  mayHave(clientId: string, scope: string): boolean;
  /** What a person allows by a sign-in that asks for `scope`. */
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
      // A refresh token comes with every sign-in of an app that may have one.
      return scopes.filter((one) => one === 'offline_access' || asked.includes(one));
    },
  };
}
