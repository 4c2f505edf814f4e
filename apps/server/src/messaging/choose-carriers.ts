import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { devMailboxMail, devMailboxSms } from '#server/providers/dev-mailbox/dev-mailbox-carriers.ts';
import { devMailboxKakao } from '#server/providers/dev-mailbox/dev-mailbox-kakao.ts';
import type { KakaoProvider } from '#server/providers/kakao/kakao-provider.ts';
import { sensKakao } from '#server/providers/kakao/sens-kakao.ts';
import { solapiKakao } from '#server/providers/kakao/solapi-kakao.ts';
import { smtpMail } from '#server/providers/mail/smtp.ts';
import { sensSms } from '#server/providers/sms/sens.ts';
import type { SmsProvider } from '#server/providers/sms/sms-provider.ts';
import { solapiSms } from '#server/providers/sms/solapi.ts';
import type { Carriers } from './carriers.ts';
import { templatesToRegister } from './kakao/our-templates.ts';

/** The configured carriers; in a trial the mailbox page stands in for the missing ones. */
export function chooseCarriers(
  { carriers, environment }: Pick<Config, 'carriers' | 'environment'>,
  { db, clock }: { db: Db; clock: () => Date },
): Carriers {
  const { smtp, sms, kakao } = carriers;
  const embedded = environment === 'trial' ? devMailboxKakao(db, templatesToRegister()) : undefined;
  return {
    mail: smtp ? smtpMail(smtp) : devMailboxMail(db),
    sms: sms ? smsBy(sms, clock) : devMailboxSms(db),
    kakao: kakao ? kakaoBy(kakao, clock) : embedded,
  };
}

function smsBy(settings: NonNullable<Config['carriers']['sms']>, clock: () => Date): SmsProvider {
  return settings.provider === 'sens' ? sensSms(settings, { clock }) : solapiSms(settings, { clock });
}

function kakaoBy(settings: NonNullable<Config['carriers']['kakao']>, clock: () => Date): KakaoProvider {
  return settings.provider === 'sens' ? sensKakao(settings, { clock }) : solapiKakao(settings, { clock });
}
