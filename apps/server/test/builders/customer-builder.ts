import { recordCustomerConsent } from '@maru/contract/customers/customers.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { replaceTags } from '#server/customers/customer-edits.queries.ts';
import { phoneHashes, sealPhone } from '#server/customers/customer-phone.ts';
import { insertCustomer } from '#server/customers/customers.queries.ts';
import { nameKeys } from '#server/customers/name-keys.ts';
import { newId } from '#server/db/new-id.ts';
import { earned } from '#server/points/account/earned.ts';
import { lockAccount, writeMoved } from '#server/points/lock-account.ts';
import { openAccount } from '#server/points/open-account.ts';
import type { EntryBy, PointAccount } from '#server/points/point-records.ts';
import type { Caller, Shop } from '../open-shop.ts';

type At = { storeId: string; owner: Caller };
type Over = { name?: string; tags?: string[]; phone?: string };

const byHand: EntryBy = {
  ...{ actor: 'STORE', orderId: null, reason: '시험', byUserId: null, requestId: null, deviceType: null },
};

/** Customers and their points, written as the acts write them. */
export function customerBuilders({ db, keys, clock, call }: Pick<Shop, 'db' | 'keys' | 'clock' | 'call'>) {
  let count = 0;

  /** A customer with a number of their own. */
  async function customer({ storeId, owner }: At, over: Over = {}) {
    count += 1;
    const { name = '김마루', tags = [], phone = `+8210000${String(10_000 + count)}` } = over;
    const [id, createdAt] = [newId(), new Date(clock.now.getTime() + count)];
    await db.transaction().execute(async (tx) => {
      await insertCustomer(tx, {
        ...{ storeId, id, name, ...nameKeys(name), createdAt, createdBy: owner.id ?? '' },
        phoneHash: phoneHashes(keys, storeId, phone)[0],
        phoneSealed: sealPhone(keys, { storeId, customerId: id }, phone),
        phoneLast4: phone.slice(-4),
      });
      await tx
        .updateTable('customers')
        .set({ tags })
        .where('storeId', '=', storeId)
        .where('id', '=', id)
        .execute();
      await replaceTags(tx, { storeId, customerId: id, tags });
      await openAccount(tx, storeId, id);
    });
    return { id, phone };
  }

  /** Changes a customer's points. */
  async function changeAccount(
    storeId: string,
    customerId: string,
    change: (account: PointAccount, by: EntryBy) => PointAccount,
  ) {
    await db.transaction().execute(async (tx) => {
      const locked = await lockAccount(tx, { storeId, customerId, now: clock.now, most: 'ALL' });
      if (locked) await writeMoved(tx, locked, change(locked.account, byHand));
    });
  }

  const earn = (storeId: string, customerId: string, amount: number, validityMonths = 36) =>
    changeAccount(storeId, customerId, (account, by) =>
      earned(account, by, { amount, validityMonths, settingVersion: null }),
    );

  /** Stores a customer's answer on whether they want news of the store. */
  async function answerNews({ storeId, owner }: At, customerId: string, agreed: boolean) {
    const groups = (await call(getTermsAndConditions, { articlescope: 'CUSTOMER' })).response;
    const news = groups.flatMap(({ articles }) => articles).find(({ required }) => !required);
    const consents = [{ articleId: news?.id ?? '', agreed }];
    return call(recordCustomerConsent, { storeId, customerId, consents }, owner);
  }

  return { customer, changeAccount, earn, answerNews };
}
