import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { CloseRequest, withdrawCloseRequest as wire } from '@maru/contract/stores/closing.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { endCloseRequest } from './end-close-request.ts';

/** Withdraws a close request. Any owner may withdraw a request of another one. */
export async function withdrawCloseRequest(
  context: StoreContext,
  { storeId, id }: ParsedInputOf<typeof wire>,
): Promise<CloseRequest> {
  return context.transaction(async (tx) => {
    const as = { as: 'WITHDRAWN', act: 'withdrawCloseRequest' } as const;
    return (await endCloseRequest(tx, context, { storeId, id, ...as })).request;
  });
}
