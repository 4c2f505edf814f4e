import type { Endpoint, OutputOf } from '@maru/contract/endpoint.ts';
import { type Membership, mayIn, type Right } from '@maru/contract/store-access/rights.ts';
import type { listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import { createContext, type ReactNode, use } from 'react';

export type MyStore = OutputOf<typeof listMyStores>[number];

export type Store = MyStore & {
  /** Whether the signed-in person has this right in this store. Owners have every right. */
  may: (right: Right) => boolean;
};

const StoreContext = createContext<Store | undefined>(undefined);

export function StoreProvider({ store, children }: { store: MyStore; children: ReactNode }) {
  const value = { ...store, may: (right: Right) => mayIn(store, right) };
  return <StoreContext value={value}>{children}</StoreContext>;
}

/** The store in the address, and the person's rights in it. */
export function useStore(): Store {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore stands outside of /s/$storeId');
  return store;
}

/** Whether a member may make a call. Screens check their main call with it. */
export function mayCall({ access }: Pick<Endpoint, 'access'>, membership: Membership): boolean {
  return access.some((way) => {
    if (way.kind === 'member') return mayIn(membership, way.right);
    return way.kind === 'owner' ? membership.role === 'OWNER' : way.kind === 'user' || way.kind === 'anyone';
  });
}
