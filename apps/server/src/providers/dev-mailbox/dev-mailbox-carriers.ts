import type { Db } from '#server/db/database.ts';
import type { MailProvider } from '../mail/mail-provider.ts';
import type { SmsProvider } from '../sms/sms-provider.ts';
import { insertSent } from './dev-mailbox.queries.ts';

/** Stored with messages and channels; also part of the page's path. */
export const carrierName = 'dev-outbox';

/** Embedded mail carrier: puts mails on the mailbox page of the trial. */
export function devMailboxMail(db: Db): MailProvider {
  return {
    name: carrierName,
    async send({ id, to, subject, text, html }) {
      await insertSent(db, { id, channel: 'MAIL', recipient: to, subject, body: text, html });
      return undefined;
    },
    close: async () => {},
  };
}

/** Embedded text carrier: puts texts on the mailbox page of the trial. */
export function devMailboxSms(db: Db): SmsProvider {
  return {
    name: carrierName,
    async send({ id, to, shownAs = to, text, form, ...rest }) {
      const subject = 'subject' in rest ? rest.subject : null;
      await insertSent(db, { id, channel: 'SMS', recipient: shownAs, subject, body: text, form });
      return undefined;
    },
  };
}
