import { z } from 'zod';
import { Undeliverable } from '../undeliverable.ts';
import { dealerCalls } from './dealer-calls.ts';
import type { Reach } from './post-json.ts';
import type { SmsProvider } from './sms-provider.ts';
import { type SolapiKeys, solapiAuthorization } from './solapi-signature.ts';

export type SolapiSettings = SolapiKeys & {
  /** A number registered with Solapi, digits only. */
  from: string;
};

/** The request succeeds even if its only message is refused: the lists contain the message's result. */
export const SolapiAnswer = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string() })),
  messageList: z.array(z.object({ messageId: z.string() })).default([]),
});

/**
 * Permanent refusals of this number or text: format, country, duplicate, encoding, length, route, blocked. Balance,
 * sender and platform problems may pass until the next try (Solapi, message status codes).
 */
const lastWord = /^(1010|1011|1013|1014|1025|1026|1027|1028|1029|1031|1058|1060|1061|2011|2060|2061)$/;

export const solapiSendPath = '/messages/v4/send-many/detail';

/** SMS by Solapi. Our message's id is sent as a custom field, so that a resend can be recognised there. */
export function solapiSms(
  { from, ...keys }: SolapiSettings,
  { baseUrl = 'https://api.solapi.com', ...reach }: Reach,
): SmsProvider {
  const solapi = dealerCalls({
    ...reach,
    provider: 'solapi',
    baseUrl,
    headersOf: ({ now }) => ({ authorization: solapiAuthorization(keys, now) }),
  });

  return {
    name: 'solapi',
    async send({ id, to, ...message }) {
      const number = solapi.numberOf(to);
      const { text, form } = message;
      const sent = {
        to: number.to,
        country: number.country,
        from,
        type: form,
        ...('subject' in message && { subject: message.subject }),
        text,
        customFields: { messageId: id },
      };
      const body = { messages: [sent], showMessageList: true };
      return acceptedId(await solapi.post(solapiSendPath, body, { status: 200, shape: SolapiAnswer }));
    },
  };
}

export function acceptedId({ failedMessageList, messageList }: z.output<typeof SolapiAnswer>) {
  const [failed] = failedMessageList;
  if (!failed) return messageList[0]?.messageId;
  const what = `solapi: status ${failed.statusCode}`;
  throw lastWord.test(failed.statusCode) ? new Undeliverable(what) : new Error(what);
}
