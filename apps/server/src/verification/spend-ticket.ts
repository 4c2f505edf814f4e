import type {
  PurposeOfUser,
  VerificationPurpose,
} from '@maru/contract/verification/verification.endpoints.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { type Browser, hashBrowser } from './browser-cookie.ts';
import { deleteTicket, findVerification } from './phone-verifications.queries.ts';

type Ticket = {
  /** E.164. */
  phone: string;
  /** From `browserOf`: only the browser that typed the code has its ticket. */
  browser: Browser | undefined;
  now: Date;
} & For;
/** A phone change requires the user who asked for the code, not just the same browser. */
type For =
  | { purpose: Exclude<VerificationPurpose, PurposeOfUser>; userId?: never }
  | { purpose: PurposeOfUser; userId: string };

/**
 * Spends the one-time ticket of a verified phone; false if there is none. Exactly one of several concurrent callers
 * gets it. A rollback of `tx` unspends it, so a call that is refused later can be retried.
 */
export async function spendTicket(tx: Tx, { browser, now, ...ticket }: Ticket): Promise<boolean> {
  return browser !== undefined && (await deleteTicket(tx, keyOf(browser, ticket), now));
}

/** Whether there is a ticket, for a check before expensive work. */
export async function hasTicket(db: DbOrTx, { browser, now, ...ticket }: Ticket): Promise<boolean> {
  if (!browser) return false;
  const found = await findVerification(db, keyOf(browser, ticket));
  return found?.ticketExpiresAt != null && found.ticketExpiresAt > now;
}

function keyOf(browser: Browser, { phone, purpose, userId }: { phone: string } & For) {
  return { browserHash: hashBrowser(browser, userId), purpose, phoneE164: phone };
}
