import type { Tx } from '#server/db/database.ts';
import { cancelByIds, cancelMailsTo } from './messages.queries.ts';

/** Kinds of mails that guests of a store or visitors asked for. They belong to no account. */
const notOfAccount = ['RECEIPT', 'INQUIRY_ANSWERED'];

/** Cancels the unsent mails of an account. One that is being sent at this moment may still arrive. */
export async function cancelMails(tx: Tx, address: string): Promise<void> {
  await cancelMailsTo(tx, address, ['not in', notOfAccount]);
}

/**
 * Cancels the unsent mail that asks to confirm this address as a user's new e-mail. Other mails to the address stay,
 * because until it is confirmed it may belong to another person.
 */
export async function cancelConfirmationMails(tx: Tx, address: string): Promise<void> {
  await cancelMailsTo(tx, address, ['in', ['CHANGE_EMAIL']]);
}

/** Cancels the messages among these that were not sent yet, and the texts that would replace them. */
export async function cancelMessages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await cancelByIds(tx, ids);
}
