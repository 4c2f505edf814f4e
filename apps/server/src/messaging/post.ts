import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { Worded } from './kakao/our-templates.ts';

/**
 * The user, store or network that causes the message. A process sends at most two messages of one key at the same time,
 * so that many messages of one do not delay those of others. Stored as `messages.turn_of`.
 */
type WithConcurrencyKey = { concurrencyKey?: string };

/** How lists show a recipient whose number or address is stored sealed only, such as a customer's. */
type ShownAs = { shownAs?: string };

/** Cells from left to right: the first names the row, the last is aligned to the right, like an amount. */
export type MailRow = {
  cells: readonly string[];
  /** Below the name, in smaller letters. */
  details?: readonly string[];
  isStrong?: boolean;
};

/** Rows with amounts, such as those of a receipt. `label` is heard by people who do not see the table. */
export type MailTable = { label: string; head?: readonly string[]; rows: readonly MailRow[] };

/**
 * A mail as an act words it; it is laid out as HTML and as text. It is not sent after `usefulUntil`, when its link or
 * code expires.
 */
export type Mail = WithConcurrencyKey &
  ShownAs & {
    /** Its purpose, such as `RESET_PASSWORD`. */
    kind: string;
    to: string;
    language: Language;
    subject: string;
    title: string;
    lines: readonly string[];
    tables?: readonly MailTable[];
    action?: { label: string; url: string };
    /** Small print at the end. */
    notes?: readonly string[];
    usefulUntil?: Date;
  };

/** A text message; `to` is E.164. A text longer than an SMS (90 bytes of EUC-KR) is sent as an LMS. */
export type TextMessage = WithConcurrencyKey &
  ShownAs & { kind: string; to: string; text: string; usefulUntil?: Date };

/**
 * A Kakao message by one of our templates; `to` is E.164. If Kakao cannot deliver it, `text` is sent as a text message
 * instead, once, and not after `usefulUntil`.
 */
export type KakaoMessage = Worded &
  WithConcurrencyKey &
  ShownAs & {
    kind: string;
    to: string;
    language: Language;
    /** Another channel than ours, and its template with the same variables. */
    own?: { channelId: string; templateCode: string };
    /** Target of the template's button, if it has one; its label is the template's. */
    buttonUrl?: string;
    text: string;
    usefulUntil?: Date;
  };

/** Mails and messages are written in the transaction that causes them and sent after its commit, at least once. */
export type Post = {
  /** Returns the message's id for `deliveryOf`. */
  mail(tx: Tx, mail: Mail): Promise<string>;
  text(tx: Tx, message: TextMessage): Promise<void>;
  /** Returns the message's id for `deliveryOf`. */
  kakao(tx: Tx, message: KakaoMessage): Promise<string>;
};

/** For mails with links to the account area or the hub. */
export type AccountMailParts = { post: Post; accountUrl: string };
export type HubMailParts = { post: Post; hubUrl: string };
