import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { Worded } from './kakao/our-templates.ts';

/** The user, store or network of whom sending takes a turn: whoever causes many messages keeps nobody else's waiting. */
type TakesTurn = { turnOf?: string };

/**
 * A mail as an act words it; the post lays it out as HTML and as text. From `usefulUntil` on, where a link or a code in
 * it ends, it is not sent any more.
 */
export type Mail = TakesTurn & {
  /** What it is for, such as `RESET_PASSWORD`. */
  kind: string;
  to: string;
  language: Language;
  subject: string;
  title: string;
  lines: readonly string[];
  action?: { label: string; url: string };
  /** In small print below. */
  notes?: readonly string[];
  usefulUntil?: Date;
};

/** A text message; `to` is E.164. Longer than an SMS holds (90 bytes of EUC-KR) it leaves as LMS. */
export type TextMessage = TakesTurn & { kind: string; to: string; text: string; usefulUntil?: Date };

/**
 * A Kakao message by one of our templates, `to` E.164. Where it cannot arrive by Kakao, `text` leaves as a text message
 * instead, once, and not from `usefulUntil` on.
 */
export type KakaoMessage = Worded &
  TakesTurn & {
    kind: string;
    to: string;
    language: Language;
    /** Where the template's button leads, if it has one; its words are the template's. */
    buttonUrl?: string;
    text: string;
    usefulUntil?: Date;
  };

/** Mails and messages are written in the transaction that causes them and sent after its commit, at least once. */
export type Post = {
  mail(tx: Tx, mail: Mail): Promise<void>;
  text(tx: Tx, message: TextMessage): Promise<void>;
  /** Answers the message's id, by which `deliveryOf` says what became of it. */
  kakao(tx: Tx, message: KakaoMessage): Promise<string>;
};

/** What a mail is made from that leads to the account area, or into the hub. */
export type AccountMailParts = { post: Post; accountUrl: string };
export type HubMailParts = { post: Post; hubUrl: string };
