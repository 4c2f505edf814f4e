import { z } from 'zod';
import { dealerCalls } from '../sms/dealer-calls.ts';
import type { Reach } from '../sms/post-json.ts';
import { acceptedId, SolapiAnswer, solapiSendPath } from '../sms/solapi.ts';
import { type SolapiKeys, solapiAuthorization } from '../sms/solapi-signature.ts';
import { readInspectionStatus } from './dealer-words.ts';
import type {
  KakaoButton,
  KakaoChannel,
  KakaoOutcome,
  KakaoProvider,
  KakaoTemplate,
  OutgoingKakao,
} from './kakao-provider.ts';
import { longestWait, readPages, rowsOfPage } from './read-pages.ts';

export type SolapiKakaoSettings = SolapiKeys & {
  /** Solapi's id of the channel, `pfId`. */
  channelId: string;
  /** A number registered with Solapi, for the text that it sends as a fallback. */
  from: string;
};

const text = z.string().nullish();
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
 * Kakao messages by Solapi: messages/v4/send-many/detail and kakao/v2 as in its package solapi 6.0.1, messages/v4/list
 * as in solapi.com/developers/api/msg-getList. Solapi takes the variables.
 */
export function solapiKakao(settings: SolapiKakaoSettings, reach: Reach): KakaoProvider {
  const { channelId, from } = settings;
  const solapi = dealerCalls({
    baseUrl: 'https://api.solapi.com',
    longestMilliseconds: longestWait,
    ...reach,
    provider: 'solapi',
    headersOf: ({ now }) => ({ authorization: solapiAuthorization(settings, now) }),
  });
  const pageAt = (query: Record<string, string>, startKey: string | undefined) =>
    new URLSearchParams({ ...query, limit: `${rowsOfPage}`, ...(startKey && { startKey }) });

  return {
    name: 'solapi',
    channelId,
    async send(message) {
      const number = solapi.numberOf(message.to);
      const body = {
        messages: [{ to: number.to, country: number.country, from, ...contentOf(message) }],
        showMessageList: true,
      };
      const answer = await solapi.post(solapiSendPath, body, { status: 200, shape: SolapiAnswer });
      const id = acceptedId(answer);
      if (id === undefined) throw new Error('solapi: no message id');
      return id;
    },
    async outcomeOf(id) {
      const query = new URLSearchParams({ messageId: id });
      const { messageList } = await solapi.get(`/messages/v4/list?${query}`, Messages);
      return outcomeIn(messageList[id]);
    },
    async listChannels() {
      return readPages(async (key) => {
        const page = await solapi.get(`/kakao/v2/channels?${pageAt({}, key)}`, Channels);
        return { rows: page.channelList.map(asChannel), next: page.nextKey || undefined };
      });
    },
    async listTemplates(channel) {
      return readPages(async (key) => {
        const asked = pageAt({ channelId: channel }, key);
        const page = await solapi.get(`/kakao/v2/templates?${asked}`, Templates);
        const rows = page.templateList.map((one) => asTemplate(one, channel));
        return { rows, next: page.nextKey || undefined };
      });
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

/** 4000 is delivered; 2000 and 3000 are pending. A delivery of another type than ATA is the fallback text. */
function outcomeIn(message: z.output<typeof Message> | undefined): KakaoOutcome {
  const code = message?.statusCode ?? undefined;
  const isInstead = message?.replacement === true && message.type !== 'ATA';
  if (code === '4000') return { state: isInstead ? 'FALLBACK_SENT' : 'DELIVERED', code };
  const isOver = message?.status === 'COMPLETE' || message?.status === 'FAILED';
  if (!isOver || code === '2000' || code === '3000') return { state: 'PENDING', code };
  return { state: isInstead ? 'FALLBACK_FAILED' : 'FAILED', code };
}

/**
 * A linked channel is usable: the list has no status. It has no failover flag either, because each message states it.
 * We use our own fallback, which also covers missing outcomes.
 */
function asChannel({ channelId, channelName, searchId }: z.output<typeof Channels>['channelList'][number]) {
  const name = channelName ?? searchId ?? channelId;
  return { id: channelId, name, status: 'ACTIVE', smsFailover: false, unknown: [] } satisfies KakaoChannel;
}

/** The only status is that of the inspection. An approved template that is not hidden or deleted can be sent. */
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
