import {
  acceptInvitation,
  getInvitation,
  inviteMember,
  listOwnInvitations,
  withdrawInvitation,
} from '@maru/contract/store-access/invitations.endpoints.ts';
import { inOrder, type Right } from '@maru/contract/store-access/rights.ts';
import { getAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import type { Caller, Person, Shop, StoreOver } from '../open-shop.ts';

/** Invitations to a store by its owner, and what people do with the link. */
export function invitationBuilders(shop: Shop) {
  async function openStore(over: StoreOver = {}) {
    const { id: storeId } = await shop.store(over);
    const owner = await shop.ownerOf({ id: storeId });
    return { id: storeId, storeId, owner };
  }
  type At = { storeId: string; owner: Person };

  const invite = (
    { storeId, owner }: At,
    username: string,
    rights: Right[] = ['ORDER'],
    by: Caller = owner,
  ) => shop.call(inviteMember, { storeId, username, rights: inOrder(rights) }, by);

  /** The token of the last link sent to an address. */
  async function tokenTo(username: string): Promise<string> {
    const { pathname } = await shop.mailbox.linkTo(username);
    return pathname.replace('/invitation/', '');
  }

  /** Sends an invitation and returns it with the token of its mail. */
  async function invited(at: At, username: string, rights?: Right[], by?: Caller) {
    const { http, response } = await invite(at, username, rights, by);
    const invitation = response?.invitations.find((one) => one.username === username);
    if (http !== 200 || !invitation) throw new Error(`not invited: ${http}`);
    return { ...invitation, token: await tokenTo(username) };
  }

  return {
    openStore,
    invite,
    invited,
    tokenTo,
    accept: (token: string, by: Caller) => shop.call(acceptInvitation, { token }, by),
    acceptById: (invitationId: string, by: Caller) => shop.call(acceptInvitation, { invitationId }, by),
    withdraw: ({ storeId, owner }: At, invitationId: string, by: Caller = owner) =>
      shop.call(withdrawInvitation, { storeId, invitationId }, by),
    look: (token: string) => shop.call(getInvitation, { token }),
    ownInvitations: async (by: Caller) => (await shop.call(listOwnInvitations, {}, by)).response,
    access: async ({ storeId, owner }: At) =>
      (await shop.call(getAccessControl, { storeId }, owner)).response,
    /** Makes the person's address unverified. */
    async unverify({ id }: Person) {
      await shop.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', id).execute();
    },
    daysPass(days: number) {
      shop.clock.now = new Date(shop.clock.now.getTime() + days * 24 * 3_600_000);
    },
  };
}
