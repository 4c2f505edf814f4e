import { z } from 'zod';
import { dealerCalls } from '../sms/dealer-calls.ts';
import type { Reach } from '../sms/post-json.ts';
import { type SensKeys, sensHeaders } from '../sms/sens-signature.ts';
import { Undeliverable } from '../undeliverable.ts';
import { readChannelStatus, readInspectionStatus, readTemplateStatus } from './dealer-words.ts';
import type {
  KakaoButton,
  KakaoChannel,
  KakaoOutcome,
  KakaoProvider,
  KakaoTemplate,
  OutgoingKakao,
} from './kakao-provider.ts';
import { longestWait, readPages, rowsOfPage } from './read-pages.ts';

export type SensKakaoSettings = SensKeys & {
  /** Such as `@maru`. */
  channelId: string;
  serviceId: string;
  /** A number registered with NAVER Cloud, for the text that SENS sends as a fallback. */
  from: string;
};

const text = z.string().nullish();
const Sent = z.object({
  messages: z.array(z.object({ messageId: z.string(), requestStatusCode: z.string() })).min(1),
});
const Result = z.object({
  messageStatusCode: text,
  failover: z.object({ messageStatusName: text, messageStatusCode: text, requestStatusName: text }).nullish(),
});
const Channels = z.array(
  z.object({
    channelId: z.string(),
    channelName: text,
    channelStatus: text,
    useSmsFailover: z.unknown(),
  }),
);
const Button = z.object({ type: text, name: text, linkMobile: text, linkPc: text });
const Templates = z.array(
  z.object({
    templateCode: z.string(),
    templateName: text,
    content: text,
    templateInspectionStatus: text,
    templateStatus: text,
    comments: z.array(z.object({ content: text })).nullish(),
    buttons: z.array(Button).nullish(),
  }),
);

/**
 * Kakao messages by NAVER Cloud SENS, AlimTalk v2 (api.ncloud-docs.com: sens-alimtalk-send, -get, -kakao-channel-get,
 * -template-get). Lists are bare arrays, as in ingestkorea's client-sens. SENS takes the final text.
 */
export function sensKakao(settings: SensKakaoSettings, reach: Reach): KakaoProvider {
  const { channelId, serviceId, from } = settings;
  const root = encodeURI(`/alimtalk/v2/services/${serviceId}`);
  const sens = dealerCalls({
    baseUrl: 'https://sens.apigw.ntruss.com',
    longestMilliseconds: longestWait,
    ...reach,
    provider: 'sens',
    headersOf: (call) => sensHeaders(settings, call),
  });

  return {
    name: 'sens',
    channelId,
    async send(message) {
      const number = sens.numberOf(message.to);
      const body = {
        plusFriendId: message.channelId,
        templateCode: message.templateCode,
        messages: [{ countryCode: number.country, to: number.to, ...contentOf(message, from) }],
      };
      return acceptedId(await sens.post(`${root}/messages`, body, { status: 202, shape: Sent }));
    },
    async outcomeOf(id) {
      return outcomeIn(await sens.get(`${root}/messages/${encodeURIComponent(id)}`, Result));
    },
    async listChannels() {
      return (await sens.get(`${root}/channels`, Channels)).map(asChannel);
    },
    async listTemplates(channel) {
      return readPages(async (key = '0') => {
        const query = new URLSearchParams({
          channelId: channel,
          pageSize: `${rowsOfPage}`,
          pageIndex: key,
        });
        const found = await sens.get(`${root}/templates?${query}`, Templates);
        return {
          rows: found.map((template) => asTemplate(template, channel)),
          next: found.length < rowsOfPage ? undefined : `${Number(key) + 1}`,
        };
      });
    },
  };
}

function contentOf({ text: content, buttons, failover }: OutgoingKakao, from: string) {
  return {
    content,
    ...(buttons.length > 0 && { buttons: buttons.map(withLinks) }),
    useSmsFailover: failover !== undefined,
    ...(failover && {
      failoverConfig: {
        type: failover.form,
        from,
        ...('subject' in failover && { subject: failover.subject }),
        content: failover.text,
      },
    }),
  };
}

function withLinks({ type, name, linkMobile, linkPc }: KakaoButton) {
  return { type, name, ...(linkMobile && { linkMobile }), ...(linkPc && { linkPc }) };
}

/** A000 means accepted; any other code is a permanent refusal of this message. */
function acceptedId({ messages: [message] }: z.output<typeof Sent>): string {
  if (message?.requestStatusCode !== 'A000')
    throw new Undeliverable(`sens: request status ${message?.requestStatusCode}`);
  return message.messageId;
}

/**
 * 0000 is delivered, no code is pending, any other code is failed. If SENS was to send a text, the text's result
 * counts.
 */
function outcomeIn({ messageStatusCode: code, failover }: z.output<typeof Result>): KakaoOutcome {
  if (!code) return { state: 'PENDING' };
  if (code === '0000') return { state: 'DELIVERED', code };
  if (!failover) return { state: 'FAILED', code };
  if (failover.requestStatusName === 'fail') return { state: 'FALLBACK_FAILED', code };
  if (failover.messageStatusName === 'fail') return { state: 'FALLBACK_FAILED', code };
  return { state: failover.messageStatusName === 'success' ? 'FALLBACK_SENT' : 'PENDING', code };
}

/** Documented as a boolean, but also seen as a string. */
function asChannel(channel: z.output<typeof Channels>[number]): KakaoChannel {
  const { value: status, unknown } = readChannelStatus(channel.channelStatus ?? undefined);
  const smsFailover = /^(true|y)$/i.test(String(channel.useSmsFailover));
  return {
    id: channel.channelId,
    name: channel.channelName ?? channel.channelId,
    status,
    smsFailover,
    unknown,
  };
}

function asTemplate(template: z.output<typeof Templates>[number], channelId: string): KakaoTemplate {
  const status = readTemplateStatus(template.templateStatus ?? undefined);
  const inspection = readInspectionStatus(template.templateInspectionStatus ?? undefined);
  return {
    channelId,
    code: template.templateCode,
    name: template.templateName ?? template.templateCode,
    content: template.content ?? '',
    buttons: (template.buttons ?? []).map(asButton),
    status: status.value,
    inspectionStatus: inspection.value,
    inspectionComment: template.comments?.at(-1)?.content ?? null,
    unknown: [...status.unknown, ...inspection.unknown],
  };
}

function asButton({ type, name, linkMobile, linkPc }: z.output<typeof Button>): KakaoButton {
  return { type: type ?? 'WL', name: name ?? '', linkMobile: linkMobile ?? null, linkPc: linkPc ?? null };
}
