import type { Db } from '#server/db/database.ts';
import type { MailProvider } from '../mail/mail-provider.ts';
import type { SmsProvider } from '../sms/sms-provider.ts';
import { insertSent } from './dev-outbox.queries.ts';

const name = 'dev-outbox';

/** The embedded carrier of mails: what leaves stands on the outbox page of the trial. */
export function devOutboxMail(db: Db): MailProvider {
  return {
    name,
    async send({ id, to, subject, text, html }) {
      await insertSent(db, { id, channel: 'MAIL', recipient: to, subject, body: text, html });
      return undefined;
    },
    close: async () => {},
  };
}

/** The embedded carrier of texts. */
export function devOutboxSms(db: Db): SmsProvider {
  return {
    name,
    async send({ id, to, text, form, ...rest }) {
      const subject = 'subject' in rest ? rest.subject : null;
      await insertSent(db, { id, channel: 'SMS', recipient: to, subject, body: text, form });
      return undefined;
    },
  };
}
