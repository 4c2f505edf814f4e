import type { Db } from '#server/db/database.ts';
import { devOutboxMail, devOutboxSms } from '#server/providers/dev-outbox/dev-outbox-carriers.ts';
import type { Carriers } from './send-message.ts';

/** Who brings mails and texts: the outbox page. */
export function chooseCarriers({ db }: { db: Db }): Carriers {
  return { mail: devOutboxMail(db), sms: devOutboxSms(db) };
}
