import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { devOutboxMail, devOutboxSms } from '#server/providers/dev-outbox/dev-outbox-carriers.ts';
import { smtpMail } from '#server/providers/mail/smtp.ts';
import { sensSms } from '#server/providers/sms/sens.ts';
import type { SmsProvider } from '#server/providers/sms/sms-provider.ts';
import { solapiSms } from '#server/providers/sms/solapi.ts';
import type { Carriers } from './send-message.ts';

/** Who brings mails and texts: whom the configuration names, else, in a trial, the outbox page. */
export function chooseCarriers(
  { carriers }: Pick<Config, 'carriers'>,
  { db, clock }: { db: Db; clock: () => Date },
): Carriers {
  const { smtp, sms } = carriers;
  return { mail: smtp ? smtpMail(smtp) : devOutboxMail(db), sms: sms ? smsBy(sms, clock) : devOutboxSms(db) };
}

function smsBy(settings: NonNullable<Config['carriers']['sms']>, clock: () => Date): SmsProvider {
  return settings.provider === 'sens' ? sensSms(settings, { clock }) : solapiSms(settings, { clock });
}
