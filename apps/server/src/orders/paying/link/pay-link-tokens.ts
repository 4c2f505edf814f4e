import { createHmac } from 'node:crypto';
import type { Keys } from '#server/keys/open-keys.ts';
import { newStoreToken, type StoreTokenKey } from '#server/keys/store-token.ts';

type Link = { storeId: string; id: string };

/** Returns the tokens of one link, one for each key in use, the newest key first. */
export type PayLinkTokens = (link: Link) => (StoreTokenKey & { token: string })[];

/**
 * The token of a link is derived from its id by a key, so that a member can show the link again although only the hash of
 * the token is stored.
 */
export function payLinkTokens(keys: Pick<Keys, 'secrets'>): PayLinkTokens {
  return ({ storeId, id }) =>
    keys
      .secrets('pay-link')
      .map((key) => newStoreToken(storeId, createHmac('sha256', key).update(`${storeId}:${id}`).digest()));
}
