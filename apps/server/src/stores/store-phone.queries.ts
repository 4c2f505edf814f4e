import type { Tx } from '#server/db/database.ts';

export async function updateStorePhone(
  tx: Tx,
  { storeId, phone, at }: { storeId: string; phone: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('stores')
    .set({ storePhone: phone, storePhoneVerifiedAt: at })
    .where('id', '=', storeId)
    .execute();
}
