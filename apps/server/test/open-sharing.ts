import { addCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { Shop } from './open-shop.ts';

type Over = { businessNumbers?: readonly [string, string]; lists?: readonly [boolean, boolean] };

/** Two stores of one owner and one business number that list each other, with one person who is a customer of both. */
export async function openSharing(shop: Shop, over: Over = {}) {
  const { businessNumbers = ['1111111119', '1111111119'], lists = [true, true] } = over;
  const here = await shop.openStore({ name: '강남점', businessNumber: businessNumbers[0] });
  const { id, ...there } = { ...(await shop.store({ name: '홍대점', businessNumber: businessNumbers[1] })) };
  const { owner } = here;
  if (!owner.id) throw new Error('an owner has an id');
  const membership = { storeId: id, userId: owner.id, role: 'OWNER' };
  await shop.db.insertInto('storeMembers').values(membership).execute();
  const other = { ...there, storeId: id, owner, menu: await shop.addMenu(id) };
  await shop.setPoints(here, {
    useStoreIds: lists[0] && businessNumbers[0] === businessNumbers[1] ? [id] : [],
  });
  await shop.setPoints(other, {
    useStoreIds: lists[1] && businessNumbers[0] === businessNumbers[1] ? [here.storeId] : [],
  });
  const customer = await shop.customer(here);
  const twin = async () => {
    const input = { storeId: id, phone: customer.number, name: '홍길동', consents: await shop.consents() };
    return (await shop.call(addCustomer, input, owner)).response;
  };
  return {
    here: { ...here, customer },
    there: { ...other, customer: { ...(await twin()), number: customer.number } },
  };
}

export type Sharing = Awaited<ReturnType<typeof openSharing>>;

/** The sum of a store's claims on the others for points. */
export async function claimOf(shop: Shop, storeId: string): Promise<number> {
  const rows = await shop.db
    .selectFrom('pointClearings')
    .select('claim')
    .where('storeId', '=', storeId)
    .execute();
  return rows.reduce((sum, { claim }) => sum + claim, 0);
}
