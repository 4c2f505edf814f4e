import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { KakaoProvider } from '#server/providers/kakao/kakao-provider.ts';
import type { MailProvider } from '#server/providers/mail/mail-provider.ts';
import type { SmsProvider } from '#server/providers/sms/sms-provider.ts';

/** Deliver mails, texts and Kakao messages. Without a Kakao dealer, Kakao messages are sent as texts. */
export type Carriers = { mail: MailProvider; sms: SmsProvider; kakao?: KakaoProvider | undefined };

/** What the sending jobs need. */
export type SendParts = {
  db: Db;
  keys: Keys;
  carriers: Carriers;
  /** Decides whether a message is still useful. */
  clock: () => Date;
  log: FastifyBaseLogger;
};
