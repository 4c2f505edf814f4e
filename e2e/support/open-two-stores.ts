import { addACustomer } from './add-a-customer.ts';
import { givePoints } from './give-points.ts';
import { openOwnStore } from './own-store.ts';
import { setPoints } from './set-points.ts';
import type { Maru } from './start-maru.ts';

/** The phone of a person who is a customer of both stores. */
export const sharedPhone = '01012345678';

/**
 * Two stores of one owner with the same business number. The second has chosen to share points, the first has
 * not yet.
 */
export async function openTwoStores(
  maru: Maru,
  names: { store: string; person: string } = { store: '나만의 가게 2호점', person: '이단골' },
) {
  const first = await openOwnStore(maru);
  const second = await openOwnStore(maru, { name: names.store, of: first });
  await givePoints(first);
  await givePoints(second);
  const person = { phone: sharedPhone, name: names.person };
  await addACustomer(first, { ...person, points: 500 });
  await addACustomer(second, { ...person, points: 700 });
  await setPoints(second, { useStoreIds: [first.storeId] });
  return { first, second };
}
