import type { InputOf } from '@maru/contract/endpoint.ts';
import { listRevenueMessages, updateRevenueMessage } from '@maru/contract/sales/revenue-message.endpoints.ts';
import { type Right, rights } from '@maru/contract/store-access/rights.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { Caller, Shop } from '../open-shop.ts';

type At = { storeId: string; owner: Caller };
type Input = InputOf<typeof updateRevenueMessage>;

/** Stores whose members get revenue messages. */
export function revenueMessageBuilders(shop: Shop) {
  let phones = 0;

  /** Gives an account a verified phone of its own. */
  async function givePhone({ id }: { id: string }): Promise<string> {
    phones += 1;
    const phoneE164 = `+821020${String(phones).padStart(6, '0')}`;
    const verified = { phoneE164, phoneCallingCode: '82', phoneVerifiedAt: shop.clock.now };
    await shop.db.updateTable('users').set(verified).where('id', '=', id).execute();
    return phoneE164;
  }

  /** A store whose owner has a verified phone. */
  async function openShopWithPhone() {
    const at = await shop.openStore();
    return { ...at, phone: await givePhone(at.owner), ownerId: at.owner.id };
  }

  /** A member of the staff with a verified phone. */
  async function staffWithPhone({ storeId }: At, given: readonly Right[] = rights) {
    const staff = await shop.staffOf({ id: storeId }, given);
    return { ...staff, phone: await givePhone(staff) };
  }

  const change = (at: At, over: Partial<Input> = {}, by: Caller = at.owner) =>
    shop.call(
      updateRevenueMessage,
      { storeId: at.storeId, version: 1, hour: 10, ownHour: null, recipients: [], ...over },
      by,
    );

  /** Moves the clock and runs the jobs of that minute. */
  async function runAt(time: string) {
    shop.clock.now = new Date(`${time}+09:00`);
    for (const task of ['settle-revenue-messages', 'send-revenue-messages'])
      await insertJob(shop.db, { task, payload: {} });
    await shop.runJobs();
  }

  /** Kind, first day and outcome of the messages of a store, oldest first. */
  async function history({ storeId, owner }: At) {
    const { response } = await shop.call(listRevenueMessages, { storeId }, owner);
    return response.content.map(({ kind, from, outcome }) => [kind, from, outcome]).reverse();
  }

  /** The history once no message is on its way any more. */
  async function outcomes(at: At) {
    for (let i = 0; i < 4; i += 1) {
      await shop.runJobs();
      await insertJob(shop.db, { task: 'settle-revenue-messages', payload: {} });
    }
    await shop.runJobs();
    return history(at);
  }

  return { givePhone, openShopWithPhone, staffWithPhone, change, runAt, history, outcomes };
}
