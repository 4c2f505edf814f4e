import { addCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { openSharing } from '../open-sharing.ts';
import type { Caller, Shop } from '../open-shop.ts';

export type Person = { id: string; number: string };

/** A store of a story, with what was done in it so far. */
export type Scene = {
  storeId: string;
  owner: Caller;
  menu: Awaited<ReturnType<Shop['addMenu']>>;
  /** Customers at the same index of two lists have the same number. */
  people: Person[];
  /** Other stores whose points may be used here. */
  useStoreIds: string[];
  /** The orders as in the latest responses, in the order in which they were taken. */
  orders: Map<string, Order>;
  rewards: string[];
};

export type Terms = { rate: number; fruitEarns: boolean };

/** The terms with which a story begins. */
export const firstTerms: Terms = { rate: 1_000, fruitEarns: false };

export async function setTerms(
  shop: Pick<Shop, 'setPoints'>,
  { useStoreIds, menu, ...at }: Pick<Scene, 'storeId' | 'owner' | 'useStoreIds' | 'menu'>,
  { rate, fruitEarns }: Terms = firstTerms,
) {
  const nonEarningCategoryIds = fruitEarns ? [] : [menu.fruit];
  await shop.setPoints(at, { rate, validityMonths: 1, useStoreIds, nonEarningCategoryIds });
}

/** A store with three customers. */
export async function openOneStore(shop: Shop): Promise<[Scene]> {
  const at = { ...(await shop.openStore()), useStoreIds: [] };
  await setTerms(shop, at);
  const people = [await shop.customer(at), await shop.customer(at), await shop.customer(at)];
  return [{ ...at, people, orders: new Map(), rewards: [] }];
}

/** Two stores of one owner that share points, and two people who are customers of both. */
export async function openTwoStores(shop: Shop): Promise<[Scene, Scene]> {
  const { here, there } = await openSharing(shop);
  const other = await shop.customer(here);
  const scenes: [Scene, Scene] = [
    { ...here, useStoreIds: [there.storeId], people: [here.customer, other], orders: new Map(), rewards: [] },
    {
      ...there,
      useStoreIds: [here.storeId],
      people: [there.customer, { id: await addAgain(shop, there, other.number), number: other.number }],
      orders: new Map(),
      rewards: [],
    },
  ];
  for (const scene of scenes) await setTerms(shop, scene);
  return scenes;
}

async function addAgain(shop: Shop, { storeId, owner }: Pick<Scene, 'storeId' | 'owner'>, phone: string) {
  const input = { storeId, phone, name: '홍길동', consents: await shop.consents() };
  return (await shop.call(addCustomer, input, owner)).response.id;
}
