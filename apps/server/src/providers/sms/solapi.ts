import { z } from 'zod';
import { Undeliverable } from '../undeliverable.ts';
import { dialled } from './dialled.ts';
import { clockNote, type JsonAnswer, postJson, type Reach } from './post-json.ts';
import type { SmsProvider } from './sms-provider.ts';
import { type SolapiKeys, solapiAuthorization } from './solapi-signature.ts';

export type SolapiSettings = SolapiKeys & {
  /** A number that was registered with Solapi, digits only. */
  from: string;
};

const Answer = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string() })),
  messageList: z.array(z.object({ messageId: z.string(), statusCode: z.string() })).default([]),
});

/**
 * Codes about this number or this text: format, country, duplicate, encoding, length, route, blocked. Balance, sender and
 * the platform itself may be in order again by the next try (Solapi, message status codes).
 */
export const lastWord = /^(1010|1011|1013|1014|1025|1026|1027|1028|1029|1031|1058|1060|1061|2011|2060|2061)$/;

/** SMS by Solapi. Our message's id goes along as a custom field, by which a resend can be told there. */
export function solapiSms(
  { from, ...keys }: SolapiSettings,
  { baseUrl = 'https://api.solapi.com', clock, longestMilliseconds }: Reach,
): SmsProvider {
  return {
    name: 'solapi',
    async send({ id, to, ...message }) {
      const number = dialled(to);
      if (!number) throw new Undeliverable('solapi: no such number');

      const now = clock();
      const { text, form } = message;
      const answer = await postJson({
        provider: 'solapi',
        url: `${baseUrl}/messages/v4/send-many/detail`,
        longestMilliseconds,
        headers: { authorization: solapiAuthorization(keys, now) },
        body: {
          messages: [
            {
              to: number.to,
              country: number.country,
              from,
              type: form,
              ...('subject' in message && { subject: message.subject }),
              text,
              customFields: { messageId: id },
            },
          ],
          showMessageList: true,
        },
      });
      return acceptedId(answer, now);
    },
  };
}

/** The call succeeds where its only message does not: what became of that is in the lists. */
function acceptedId(answer: JsonAnswer, now: Date): string | undefined {
  if (answer.status === 400) throw new Undeliverable('solapi: HTTP 400');
  const isRefused = answer.status === 401 || answer.status === 403;
  const read = Answer.safeParse(answer.body);
  if (answer.status !== 200 || !read.success)
    throw new Error(`solapi: HTTP ${answer.status}${isRefused ? clockNote(answer, now) : ''}`);

  const { failedMessageList, messageList } = read.data;
  const [failed] = failedMessageList;
  if (!failed) return messageList[0]?.messageId;
  const what = `solapi: status ${failed.statusCode}`;
  throw lastWord.test(failed.statusCode) ? new Undeliverable(what) : new Error(what);
}
