import { Registration } from '@maru/contract/stores/former-registration.ts';
import type { Tx } from '#server/db/database.ts';
import type { asColumns } from './store-columns.ts';
import { insertFormerRegistration, type StoreRow } from './stores.queries.ts';

const registrationNames = Registration.keyof().options;

type Replaced = { before: StoreRow; columns: ReturnType<typeof asColumns>; at: Date };

/** Keeps the registration that these columns replace. A store that was never approved took no orders, so it needs none. */
export async function keepFormerRegistration(tx: Tx, { before, columns, at }: Replaced): Promise<void> {
  const isNew = registrationNames.some(
    (name) => columns[name] !== undefined && columns[name] !== before[name],
  );
  const mayHaveSold = before.applicationStatus === 'APPROVED' || before.applicationStatus === 'TERMINATED';
  if (!isNew || !mayHaveSold) return;
  const { id: storeId, name, businessNumber, businessName, ownerName } = before;
  const { address, addressDetail, phone, phoneExtension } = before;
  await insertFormerRegistration(tx, {
    ...{ storeId, heldUntil: at, name, businessNumber, businessName, ownerName },
    ...{ address, addressDetail, phone, phoneExtension },
  });
}
