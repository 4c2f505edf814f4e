import { z } from 'zod';
import { Undeliverable } from '../undeliverable.ts';
import { dialled } from './dialled.ts';
import { clockNote, type JsonAnswer, postJson, type Reach } from './post-json.ts';
import { type SensKeys, sensHeaders } from './sens-signature.ts';
import type { SmsProvider } from './sms-provider.ts';

export type SensSettings = SensKeys & {
  /** A number that was registered with NAVER Cloud, digits only. */
  from: string;
  serviceId: string;
};

const Accepted = z.object({ requestId: z.string(), statusCode: z.literal('202') });

/**
 * SMS by NAVER Cloud SENS (api.ncloud-docs.com, sens-sms-send). Each call sends one message, so that an answer is about
 * that one alone. SENS takes no idempotency key: a resend after a lost answer is a second text.
 */
export function sensSms(
  { from, serviceId, ...keys }: SensSettings,
  { baseUrl = 'https://sens.apigw.ntruss.com', clock, longestMilliseconds }: Reach,
): SmsProvider {
  const path = encodeURI(`/sms/v2/services/${serviceId}/messages`);

  return {
    name: 'sens',
    async send({ to, ...message }) {
      const number = dialled(to);
      if (!number) throw new Undeliverable('sens: no such number');

      const now = clock();
      const { text, form } = message;
      const answer = await postJson({
        provider: 'sens',
        url: `${baseUrl}${path}`,
        longestMilliseconds,
        headers: sensHeaders(keys, { method: 'POST', path, now }),
        body: {
          type: form,
          contentType: 'COMM',
          countryCode: number.country,
          from,
          ...('subject' in message && { subject: message.subject }),
          content: text,
          messages: [{ to: number.to }],
        },
      });
      return acceptedId(answer, now);
    },
  };
}

/** 400 is about this message; keys, quota and SENS itself may be in order again by the next try. */
function acceptedId(answer: JsonAnswer, now: Date): string {
  const accepted = Accepted.safeParse(answer.body);
  if (answer.status === 202 && accepted.success) return accepted.data.requestId;
  if (answer.status === 400) throw new Undeliverable('sens: HTTP 400');
  const isRefused = answer.status === 401 || answer.status === 403;
  throw new Error(`sens: HTTP ${answer.status}${isRefused ? clockNote(answer, now) : ''}`);
}
