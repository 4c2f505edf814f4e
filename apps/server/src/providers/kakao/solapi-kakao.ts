import { z } from 'zod';
import { dialled } from '../sms/dialled.ts';
import { clockNote, getJson, type JsonAnswer, postJson, type Reach } from '../sms/post-json.ts';
import { lastWord } from '../sms/solapi.ts';
import { type SolapiKeys, solapiAuthorization } from '../sms/solapi-signature.ts';
import { Undeliverable } from '../undeliverable.ts';
import { readInspectionStatus } from './dealer-words.ts';
import type {
  KakaoButton,
  KakaoChannel,
  KakaoOutcome,
  KakaoProvider,
  KakaoTemplate,
  OutgoingKakao,
} from './kakao-provider.ts';

export type SolapiKakaoSettings = SolapiKeys & {
  /** Solapi's own id of the channel, `pfId`. */
  channelId: string;
  /** A number that was registered with Solapi, for the text that it sends instead. */
  from: string;
};

/** A text instead of Kakao comes soon: nobody waits long for a dealer. */
const longestWait = 5_000;
const onPage = 100;
const mostPages = 20;

const text = z.string().nullish();
const Sent = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string() })),
  messageList: z.array(z.object({ messageId: z.string() })).default([]),
});
const Message = z.object({
  messageId: z.string(),
  type: text,
  status: text,
  statusCode: text,
  replacement: z.boolean().nullish(),
});
const Messages = z.object({ messageList: z.record(z.string(), Message) });
const Channels = z.object({
  channelList: z.array(z.object({ channelId: z.string(), channelName: text, searchId: text })),
  nextKey: text,
});
const Button = z.object({ buttonType: text, buttonName: text, linkMo: text, linkPc: text });
const Templates = z.object({
  templateList: z.array(
    z.object({
      templateId: z.string(),
      name: text,
      content: text,
      status: text,
      isHidden: z.boolean().nullish(),
      isDeleted: z.boolean().nullish(),
      comments: z.array(z.object({ content: text })).nullish(),
      buttons: z.array(Button).nullish(),
    }),
  ),
  nextKey: text,
});
type Template = z.output<typeof Templates>['templateList'][number];

/**
 * Kakao messages by Solapi: messages/v4/send-many/detail and kakao/v2 as its package solapi 6.0.1 has them, messages/v4/list
 * as solapi.com/developers/api/msg-getList. It takes the variables and fills them in.
 */
export function solapiKakao(settings: SolapiKakaoSettings, reach: Reach): KakaoProvider {
  const { channelId, from } = settings;
  const { baseUrl = 'https://api.solapi.com', clock, longestMilliseconds = longestWait } = reach;

  async function read<T>(path: string, shape: z.ZodType<T>): Promise<T> {
    const now = clock();
    const headers = { authorization: solapiAuthorization(settings, now) };
    const answer = await getJson({
      provider: 'solapi',
      url: `${baseUrl}${path}`,
      headers,
      longestMilliseconds,
    });
    const parsed = shape.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success) throw new Error(failure(answer, now));
    return parsed.data;
  }

  async function readAll<P extends { nextKey?: string | null | undefined }>(
    path: string,
    { shape, query }: { shape: z.ZodType<P>; query: Record<string, string> },
  ): Promise<P[]> {
    const pages: P[] = [];
    let startKey: string | undefined;
    while (pages.length < mostPages) {
      const asked = new URLSearchParams({ ...query, limit: `${onPage}`, ...(startKey && { startKey }) });
      const page = await read(`${path}?${asked}`, shape);
      pages.push(page);
      startKey = page.nextKey ?? undefined;
      if (!startKey) break;
    }
    return pages;
  }

  return {
    name: 'solapi',
    channelId,
    async send(message) {
      const number = dialled(message.to);
      if (!number) throw new Undeliverable('solapi: no such number');
      const now = clock();
      const answer = await postJson({
        provider: 'solapi',
        url: `${baseUrl}/messages/v4/send-many/detail`,
        longestMilliseconds,
        headers: { authorization: solapiAuthorization(settings, now) },
        body: {
          messages: [{ to: number.to, country: number.country, from, ...contentOf(message) }],
          showMessageList: true,
        },
      });
      return acceptedId(answer, now);
    },
    async outcomeOf(id) {
      const query = new URLSearchParams({ messageId: id });
      const { messageList } = await read(`/messages/v4/list?${query}`, Messages);
      return outcomeIn(messageList[id]);
    },
    async listChannels() {
      const pages = await readAll('/kakao/v2/channels', { shape: Channels, query: {} });
      return pages.flatMap(({ channelList }) => channelList).map(asChannel);
    },
    async listTemplates(channel) {
      const pages = await readAll('/kakao/v2/templates', { shape: Templates, query: { channelId: channel } });
      return pages.flatMap(({ templateList }) => templateList).map((one) => asTemplate(one, channel));
    },
  };
}

function contentOf({ id, channelId, templateCode, variables, failover }: OutgoingKakao) {
  return {
    type: 'ATA',
    ...(failover && { text: failover.text, ...('subject' in failover && { subject: failover.subject }) }),
    kakaoOptions: {
      pfId: channelId,
      templateId: templateCode,
      variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [`#{${name}}`, value])),
      disableSms: failover === undefined,
    },
    customFields: { messageId: id },
  };
}

/** The call succeeds where its only message does not: what became of that is in the lists. */
function acceptedId(answer: JsonAnswer, now: Date): string {
  if (answer.status === 400) throw new Undeliverable('solapi: HTTP 400');
  const sent = Sent.safeParse(answer.body);
  if (answer.status !== 200 || !sent.success) throw new Error(failure(answer, now));
  const [failed] = sent.data.failedMessageList;
  if (failed) {
    const what = `solapi: status ${failed.statusCode}`;
    throw lastWord.test(failed.statusCode) ? new Undeliverable(what) : new Error(what);
  }
  const [message] = sent.data.messageList;
  if (!message) throw new Error('solapi: no message id');
  return message.messageId;
}

/** 4000 arrived; 2000 and 3000 wait. What arrived by another way than ATA is the text in its place. */
function outcomeIn(message: z.output<typeof Message> | undefined): KakaoOutcome {
  const code = message?.statusCode ?? undefined;
  const isInstead = message?.replacement === true && message.type !== 'ATA';
  if (code === '4000') return { state: isInstead ? 'FALLBACK_SENT' : 'DELIVERED', code };
  const isOver = message?.status === 'COMPLETE' || message?.status === 'FAILED';
  if (!isOver || code === '2000' || code === '3000') return { state: 'PENDING', code };
  return { state: isInstead ? 'FALLBACK_FAILED' : 'FAILED', code };
}

/**
 * A channel that is linked can be used: the list knows no status. Nor does it know of failover, which each message says;
 * ours covers more, since it also comes where Kakao says nothing.
 */
function asChannel({ channelId, channelName, searchId }: z.output<typeof Channels>['channelList'][number]) {
  const name = channelName ?? searchId ?? channelId;
  return { id: channelId, name, status: 'ACTIVE', smsFailover: false, unknown: [] } satisfies KakaoChannel;
}

/** There is one status, that of the inspection; what is approved and not put away can be sent. */
function asTemplate(template: Template, channelId: string): KakaoTemplate {
  const inspection = readInspectionStatus(template.status ?? undefined);
  const isAway = template.isHidden === true || template.isDeleted === true;
  return {
    channelId,
    code: template.templateId,
    name: template.name ?? template.templateId,
    content: template.content ?? '',
    buttons: (template.buttons ?? []).map(asButton),
    status: isAway ? 'STOPPED' : inspection.value === 'APPROVED' ? 'ACTIVE' : 'READY',
    inspectionStatus: inspection.value,
    inspectionComment: template.comments?.at(-1)?.content ?? null,
    unknown: inspection.unknown,
  };
}

function asButton({ buttonType, buttonName, linkMo, linkPc }: z.output<typeof Button>): KakaoButton {
  return {
    type: buttonType ?? 'WL',
    name: buttonName ?? '',
    linkMobile: linkMo ?? null,
    linkPc: linkPc ?? null,
  };
}

function failure(answer: JsonAnswer, now: Date): string {
  const isRefused = answer.status === 401 || answer.status === 403;
  return `solapi: HTTP ${answer.status}${isRefused ? clockNote(answer, now) : ''}`;
}
