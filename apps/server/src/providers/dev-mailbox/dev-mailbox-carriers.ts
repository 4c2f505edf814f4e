import type { Db } from '#server/db/database.ts';
import type { MailProvider } from '../mail/mail-provider.ts';
import type { SmsProvider } from '../sms/sms-provider.ts';
import { insertSent } from './dev-mailbox.queries.ts';

/** Stands with messages and channels; the page has it in its address. */
export const carrierName = 'dev-outbox';

/** The embedded carrier of mails: what leaves stands on the mailbox page of the trial. */
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

/** The embedded carrier of texts. */
export function devMailboxSms(db: Db): SmsProvider {
  return {
    name: carrierName,
    async send({ id, to, text, form, ...rest }) {
      const subject = 'subject' in rest ? rest.subject : null;
      await insertSent(db, { id, channel: 'SMS', recipient: to, subject, body: text, form });
      return undefined;
    },
  };
}
