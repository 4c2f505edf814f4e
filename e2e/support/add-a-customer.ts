import { addCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { postReward } from '@maru/contract/points/points.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import type { openOwnStore } from './own-store.ts';

type OwnStore = Pick<Awaited<ReturnType<typeof openOwnStore>>, 'storeId' | 'call'>;
type NewCustomer = { phone: string; name: string; points: number };

/** A customer who agreed to everything, with points given by hand. */
export async function addACustomer({ storeId, call }: OwnStore, { phone, name, points }: NewCustomer) {
  const groups = await call(getTermsAndConditions, { articlescope: 'CUSTOMER' });
  const consents = groups
    .flatMap(({ articles }) => articles)
    .map(({ id: articleId }) => ({ articleId, agreed: true }));
  const { id } = await call(addCustomer, { storeId, phone, name, consents });
  await call(postReward, { storeId, customerId: id, kind: 'EARN', amount: points, reason: 'Event' });
  return id;
}
