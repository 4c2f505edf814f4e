import type { Endpoint } from '@maru/contract/endpoint.ts';
import { type MyStore, mayCall } from '#hub/lib/store.tsx';

/** The member lacks the right that a screen needs; shown by route-error.tsx. */
export class NoPermission extends Error {
  override readonly name = 'NoPermission';
}

/** For `beforeLoad` of a store screen: closes it to members who may not make the call it lives from. */
export function needs(endpoint: Pick<Endpoint, 'access'>) {
  return ({ context }: { context: { store: MyStore } }) => {
    if (!mayCall(endpoint, context.store)) throw new NoPermission();
  };
}
