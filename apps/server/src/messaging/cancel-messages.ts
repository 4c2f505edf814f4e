import type { Tx } from '#server/db/database.ts';
import { failUnsent } from './messages.queries.ts';

/** What an address asked for as a store's guest or as a visitor. */
const notOfAccount = ['RECEIPT', 'INQUIRY_ANSWERED'];

/**
 * Cancels what a user who leaves has not been sent yet: the mails of the account, and the messages with these ids. One
 * that is being sent at this moment may still arrive.
 */
export async function cancelMessages(tx: Tx, to: { address: string; ids: readonly string[] }): Promise<void> {
  await failUnsent(tx, { ...to, exceptKinds: notOfAccount });
}
