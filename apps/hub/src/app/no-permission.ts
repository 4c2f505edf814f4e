import type { Endpoint } from '@maru/contract/endpoint.ts';
import { type MyStore, mayCall } from '#hub/lib/store.tsx';

/** Thrown if the member lacks the right that a screen needs. route-error.tsx shows it. */
export class NoPermission extends Error {
  override readonly name = 'NoPermission';
}

/** For `beforeLoad` of a store screen: throws NoPermission for members who may not make its main call. */
export function needs(endpoint: Pick<Endpoint, 'access'>) {
  return ({ context }: { context: { store: MyStore } }) => {
    if (!mayCall(endpoint, context.store)) throw new NoPermission();
  };
}
