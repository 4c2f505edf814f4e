import { z } from 'zod';
import type { MessagePrices } from './messaging/message-prices.ts';
import type { SensKakaoSettings } from './providers/kakao/sens-kakao.ts';
import type { SolapiKakaoSettings } from './providers/kakao/solapi-kakao.ts';
import type { SmtpSettings } from './providers/mail/smtp.ts';
import type { SensSettings } from './providers/sms/sens.ts';
import type { SensKeys } from './providers/sms/sens-signature.ts';
import type { SolapiSettings } from './providers/sms/solapi.ts';
import type { SolapiKeys } from './providers/sms/solapi-signature.ts';

const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'not an address like smtps://user:password@host' });
/** An address, with or without a display name. */
const sender = z.string().regex(/^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'not an address');
const phone = z
  .string()
  .transform((value) => value.replace(/-/g, ''))
  .pipe(z.string().regex(/^\d{8,11}$/, 'not a registered number of 8 to 11 digits'));
const secret = z.string().min(1);
const price = z.coerce.number().min(0).max(10_000);

/** How mails and texts are sent. */
export const carrierEnvironment = {
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  SMS_PROVIDER: z.enum(['sens', 'solapi']).optional(),
  SMS_FROM: phone.optional(),
  SENS_SERVICE_ID: secret.optional(),
  SENS_ACCESS_KEY: secret.optional(),
  SENS_SECRET_KEY: secret.optional(),
  SOLAPI_API_KEY: secret.optional(),
  SOLAPI_API_SECRET: secret.optional(),
  KAKAO_PROVIDER: z.enum(['sens', 'solapi']).optional(),
  KAKAO_CHANNEL: secret.optional(),
  SENS_KAKAO_SERVICE_ID: secret.optional(),
  PRICE_KAKAO: price.default(13),
  PRICE_SMS: price.default(20),
  PRICE_LMS: price.default(50),
};

export type SmsSettings = ({ provider: 'sens' } & SensSettings) | ({ provider: 'solapi' } & SolapiSettings);
export type KakaoSettings =
  | ({ provider: 'sens' } & SensKakaoSettings)
  | ({ provider: 'solapi' } & SolapiKakaoSettings);
/**
 * Undefined: the mailbox page of the trial takes the carrier's place. In production without `kakao`, Kakao messages are
 * sent as texts.
 */
export type CarrierConfig = {
  smtp: SmtpSettings | undefined;
  sms: SmsSettings | undefined;
  kakao: KakaoSettings | undefined;
};

type Values = z.output<ReturnType<typeof z.object<typeof carrierEnvironment>>>;
type Name = keyof Values;

const neededBy: Record<'mail' | 'sens' | 'solapi' | 'sensKakao' | 'solapiKakao', readonly Name[]> = {
  mail: ['MAIL_FROM'],
  sens: ['SMS_FROM', 'SENS_SERVICE_ID', 'SENS_ACCESS_KEY', 'SENS_SECRET_KEY'],
  solapi: ['SMS_FROM', 'SOLAPI_API_KEY', 'SOLAPI_API_SECRET'],
  sensKakao: ['KAKAO_CHANNEL', 'SMS_FROM', 'SENS_KAKAO_SERVICE_ID', 'SENS_ACCESS_KEY', 'SENS_SECRET_KEY'],
  solapiKakao: ['KAKAO_CHANNEL', 'SMS_FROM', 'SOLAPI_API_KEY', 'SOLAPI_API_SECRET'],
};

/** Names of settings that the chosen carriers still need. Production must choose carriers. */
export function missingForCarriers(values: Values, environment: 'trial' | 'production'): Name[] {
  const chosen: Name[] = environment === 'production' ? ['SMTP_URL', 'SMS_PROVIDER'] : [];
  const mail = values.SMTP_URL || environment === 'production' ? neededBy.mail : [];
  const sms = values.SMS_PROVIDER ? neededBy[values.SMS_PROVIDER] : [];
  const kakao = values.KAKAO_PROVIDER ? neededBy[`${values.KAKAO_PROVIDER}Kakao`] : [];
  const needed = new Set([...chosen, ...mail, ...sms, ...kakao]);
  return [...needed].filter((name) => values[name] === undefined);
}

/** Call it only if nothing is missing. */
export function carriersOf(values: Values, environment: 'trial' | 'production'): CarrierConfig {
  const { SMTP_URL: url, MAIL_FROM = '' } = values;
  return {
    smtp: url ? { url, from: MAIL_FROM, requireTls: environment === 'production' } : undefined,
    sms: smsOf(values),
    kakao: kakaoOf(values),
  };
}

export function pricesOf({ PRICE_KAKAO, PRICE_SMS, PRICE_LMS }: Values): MessagePrices {
  return { kakao: PRICE_KAKAO, sms: PRICE_SMS, lms: PRICE_LMS };
}

function smsOf(values: Values): SmsSettings | undefined {
  const { SMS_PROVIDER: provider, SMS_FROM: from = '', SENS_SERVICE_ID: serviceId = '' } = values;
  if (provider === 'sens') return { provider, from, serviceId, ...sensKeys(values) };
  if (provider === 'solapi') return { provider, from, ...solapiKeys(values) };
  return undefined;
}

function kakaoOf(values: Values): KakaoSettings | undefined {
  const { KAKAO_PROVIDER: provider, KAKAO_CHANNEL: channelId = '', SMS_FROM: from = '' } = values;
  const { SENS_KAKAO_SERVICE_ID: serviceId = '' } = values;
  if (provider === 'sens') return { provider, channelId, from, serviceId, ...sensKeys(values) };
  if (provider === 'solapi') return { provider, channelId, from, ...solapiKeys(values) };
  return undefined;
}

function sensKeys({ SENS_ACCESS_KEY: accessKey = '', SENS_SECRET_KEY: secretKey = '' }: Values): SensKeys {
  return { accessKey, secretKey };
}

function solapiKeys({ SOLAPI_API_KEY: apiKey = '', SOLAPI_API_SECRET: apiSecret = '' }: Values): SolapiKeys {
  return { apiKey, apiSecret };
}
