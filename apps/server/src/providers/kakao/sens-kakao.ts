import { z } from 'zod';
import { dialled } from '../sms/dialled.ts';
import { clockNote, getJson, type JsonAnswer, postJson, type Reach } from '../sms/post-json.ts';
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

export type SensKakaoSettings = SensKeys & {
  /** `@maru`. */
  channelId: string;
  serviceId: string;
  /** A number that was registered with NAVER Cloud, for the text that SENS sends instead. */
  from: string;
};

/** A text instead of Kakao comes soon: nobody waits long for a dealer. */
const longestWait = 5_000;
const onPage = 100;
const mostPages = 20;

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
 * -template-get). Lists come as bare arrays, as client-sens of ingestkorea reads them. It takes the final text.
 */
export function sensKakao(settings: SensKakaoSettings, reach: Reach): KakaoProvider {
  const { channelId, serviceId, from } = settings;
  const { baseUrl = 'https://sens.apigw.ntruss.com', clock, longestMilliseconds = longestWait } = reach;
  const root = encodeURI(`/alimtalk/v2/services/${serviceId}`);

  async function read<T>(path: string, shape: z.ZodType<T>): Promise<T> {
    const now = clock();
    const headers = sensHeaders(settings, { method: 'GET', path, now });
    const answer = await getJson({
      provider: 'sens',
      url: `${baseUrl}${path}`,
      headers,
      longestMilliseconds,
    });
    const parsed = shape.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success) throw new Error(failure(answer, now));
    return parsed.data;
  }

  return {
    name: 'sens',
    channelId,
    async send(message) {
      const number = dialled(message.to);
      if (!number) throw new Undeliverable('sens: no such number');
      const now = clock();
      const path = `${root}/messages`;
      const answer = await postJson({
        provider: 'sens',
        url: `${baseUrl}${path}`,
        longestMilliseconds,
        headers: sensHeaders(settings, { method: 'POST', path, now }),
        body: {
          plusFriendId: message.channelId,
          templateCode: message.templateCode,
          messages: [{ countryCode: number.country, to: number.to, ...contentOf(message, from) }],
        },
      });
      return acceptedId(answer, now);
    },
    async outcomeOf(id) {
      return outcomeIn(await read(`${root}/messages/${encodeURIComponent(id)}`, Result));
    },
    async listChannels() {
      return (await read(`${root}/channels`, Channels)).map(asChannel);
    },
    async listTemplates(channel) {
      const templates: KakaoTemplate[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({
          channelId: channel,
          pageSize: `${onPage}`,
          pageIndex: `${page}`,
        });
        const found = await read(`${root}/templates?${query}`, Templates);
        templates.push(...found.map((template) => asTemplate(template, channel)));
        if (found.length < onPage) break;
      }
      return templates;
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

/** A000 accepts the message; another code, like 400, is about this message and stays so. */
function acceptedId(answer: JsonAnswer, now: Date): string {
  if (answer.status === 400) throw new Undeliverable('sens: HTTP 400');
  const sent = Sent.safeParse(answer.body);
  if (answer.status !== 202 || !sent.success) throw new Error(failure(answer, now));
  const [message] = sent.data.messages;
  if (message?.requestStatusCode !== 'A000')
    throw new Undeliverable(`sens: request status ${message?.requestStatusCode}`);
  return message.messageId;
}

/** 0000 arrived, no code yet is no news, any other failed; where SENS was to send a text, that text decides. */
function outcomeIn({ messageStatusCode: code, failover }: z.output<typeof Result>): KakaoOutcome {
  if (!code) return { state: 'PENDING' };
  if (code === '0000') return { state: 'DELIVERED', code };
  if (!failover) return { state: 'FAILED', code };
  if (failover.requestStatusName === 'fail') return { state: 'FALLBACK_FAILED', code };
  if (failover.messageStatusName === 'fail') return { state: 'FALLBACK_FAILED', code };
  return { state: failover.messageStatusName === 'success' ? 'FALLBACK_SENT' : 'PENDING', code };
}

/** The flag is documented as a boolean, and seen as a text. */
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

function failure(answer: JsonAnswer, now: Date): string {
  const isRefused = answer.status === 401 || answer.status === 403;
  return `sens: HTTP ${answer.status}${isRefused ? clockNote(answer, now) : ''}`;
}
