import {
  mostByLastFour,
  type findCustomer as wire,
} from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { maskedName, maskedPhone } from '#server/audit/masked-customer.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTriesOfAll } from '#server/http/rate-limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { settingAt, unsavedSetting } from '#server/points/setting-at.ts';
import { phoneHashes, readCustomerPhone } from '../customer-phone.ts';
import { type AtTillRow, type ElsewhereRow, findByPhone, listByLastFour } from '../customers.queries.ts';
import { findElsewhere } from '../elsewhere.ts';
import { presentAtTill } from './present-at-till.ts';

type Found = OutputOf<typeof wire>;

/** Finds a customer for the till, and says how points are earned and used. */
export function findCustomerBy(keys: Keys) {
  return async (context: StoreContext, { phone }: ParsedInputOf<typeof wire>): Promise<Found> => {
    const { db, storeId, actor, now } = context;
    // The customer and the setting are read while the limits are checked. Nothing is returned before that check.
    const [{ found, elsewhere }, setting] = await Promise.all([
      findBy(context, keys, phone),
      settingAt(db, storeId, now),
      limitTriesOfAll(db, {
        'member: customers found in ten minutes': `${storeId}:${actor.userId}`,
        'member: customers found in a day': `${storeId}:${actor.userId}`,
        'session: customers found in ten minutes': actor.grantId,
      }),
    ]);
    const isTooMany = found.length > mostByLastFour;
    const { rate, validityMonths, earningCategoryIds, nonEarningCategoryIds, leastUse, useStep } =
      setting ?? unsavedSetting;
    return {
      customers: isTooMany ? [] : found.map(presentAtTill),
      isTooMany,
      elsewhere: elsewhere.map(({ id: _, phoneLast4, name, ...row }) => ({
        ...row,
        ...{ name: maskedName(name), phone: maskedPhone(phoneLast4) },
      })),
      terms: { rate, validityMonths, earningCategoryIds, nonEarningCategoryIds, leastUse, useStep },
    };
  };
}

async function findBy(
  { db, storeId, now: at }: StoreContext,
  keys: Keys,
  typed: string,
): Promise<{ found: AtTillRow[]; elsewhere: ElsewhereRow[] }> {
  if (/^\d{4}$/.test(typed)) {
    const found = await listByLastFour(db, storeId, { last4: typed, at, limit: mostByLastFour + 1 });
    return { found, elsewhere: [] };
  }
  const e164 = readCustomerPhone(typed);
  if (e164 === undefined)
    throw new Refusal('WRONG_FORMAT', undefined, { phone: 'phoneNumberisNotCorrectFormat' });
  const [customer, elsewhere] = await Promise.all([
    findByPhone(db, storeId, { hashes: phoneHashes(keys, storeId, e164), at }),
    findElsewhere(db, keys, { storeId, e164, at }),
  ]);
  return { found: customer ? [customer] : [], elsewhere };
}
