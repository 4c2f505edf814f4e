import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { KakaoProvider } from '#server/providers/kakao/kakao-provider.ts';
import type { MailProvider } from '#server/providers/mail/mail-provider.ts';
import type { SmsProvider } from '#server/providers/sms/sms-provider.ts';

/** Who brings mails and texts to people. Without a dealer of Kakao, its messages leave as texts. */
export type Carriers = { mail: MailProvider; sms: SmsProvider; kakao?: KakaoProvider | undefined };

/** What the jobs need that bring what was posted to its carrier. */
export type SendParts = {
  db: Db;
  keys: Keys;
  carriers: Carriers;
  /** By which the acts say until when something is of use. */
  clock: () => Date;
  log: FastifyBaseLogger;
};
