import type { Tx } from '#server/db/database.ts';
import { entered, inOrderOfUse } from './account/entered.ts';
import { lockAccount, writeMoved } from './lock-account.ts';
import type { EntryBy } from './point-records.ts';

type Forfeiting = {
  storeId: string;
  customerId: string;
  now: Date;
  by: Pick<EntryBy, 'reason' | 'byUserId' | 'requestId' | 'deviceType'>;
};

/** Ends the points and the debt of a customer whose data are deleted. */
export async function forfeitAccount(tx: Tx, { storeId, customerId, now, by }: Forfeiting): Promise<void> {
  const locked = await lockAccount(tx, { storeId, customerId, now, most: 'ALL' });
  if (!locked) return;
  const { account } = locked;
  const moves = inOrderOfUse(account).map(({ id, remaining }) => ({ lotId: id, amount: -remaining }));
  const maker: EntryBy = { ...by, actor: 'USER', orderId: null };
  await writeMoved(tx, locked, entered(account, maker, { kind: 'FORFEIT', debt: 0 - account.debt, moves }));
}
