import { z } from 'zod';
import { dealerCalls } from './dealer-calls.ts';
import type { Reach } from './post-json.ts';
import { type SensKeys, sensHeaders } from './sens-signature.ts';
import type { SmsProvider } from './sms-provider.ts';

export type SensSettings = SensKeys & {
  /** A number registered with NAVER Cloud, digits only. */
  from: string;
  serviceId: string;
};

const Accepted = z.object({ requestId: z.string(), statusCode: z.literal('202') });

/**
 * SMS by NAVER Cloud SENS (api.ncloud-docs.com, sens-sms-send). One message per call, so that the answer is about that
 * message. SENS has no idempotency key: a resend after a lost answer arrives as a second text.
 */
export function sensSms(
  { from, serviceId, ...keys }: SensSettings,
  { baseUrl = 'https://sens.apigw.ntruss.com', ...reach }: Reach,
): SmsProvider {
  const path = encodeURI(`/sms/v2/services/${serviceId}/messages`);
  const sens = dealerCalls({
    ...reach,
    provider: 'sens',
    baseUrl,
    headersOf: (call) => sensHeaders(keys, call),
  });

  return {
    name: 'sens',
    async send({ to, ...message }) {
      const number = sens.numberOf(to);
      const { text, form } = message;
      const body = {
        type: form,
        contentType: 'COMM',
        countryCode: number.country,
        from,
        ...('subject' in message && { subject: message.subject }),
        content: text,
        messages: [{ to: number.to }],
      };
      return (await sens.post(path, body, { status: 202, shape: Accepted })).requestId;
    },
  };
}
