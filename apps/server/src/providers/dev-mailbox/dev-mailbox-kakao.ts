import type { KakaoMood } from '@maru/contract/rendered-page.ts';
import type { Db } from '#server/db/database.ts';
import type { KakaoOutcome, KakaoProvider, KakaoTemplate } from '../kakao/kakao-provider.ts';
import { findKakaoMood } from './dev-kakao.queries.ts';
import { findSent, insertSent } from './dev-mailbox.queries.ts';
import { carrierName } from './dev-mailbox-carriers.ts';
import ownChannel from './own-channel.json' with { type: 'json' };

const channelId = '@maru';

const outcomes: Record<KakaoMood, KakaoOutcome> = {
  DELIVERED: { state: 'DELIVERED' },
  NOT_A_USER: { state: 'FAILED', code: 'not a Kakao user' },
  NO_ANSWER: { state: 'PENDING' },
};

/** A template registered with the trial's Kakao. */
export type RegisteredTemplate = Pick<KakaoTemplate, 'code' | 'content' | 'buttons'>;

/** A channel of a store's own, with templates in every state of inspection. */
export const ownChannelId = ownChannel.id;

/**
 * Embedded Kakao: an active channel with approved templates, one of a store's own, and the mailbox page as the phone. Each message gets the
 * behaviour that was set on the page when it was sent.
 */
export function devMailboxKakao(db: Db, registered: readonly RegisteredTemplate[]): KakaoProvider {
  return {
    name: carrierName,
    channelId,
    async send({ id, to, shownAs = to, text, templateCode, buttons }) {
      await insertSent(db, {
        id,
        channel: 'KAKAO',
        recipient: shownAs,
        body: text,
        form: templateCode,
        buttons: JSON.stringify(buttons),
        delivery: await findKakaoMood(db),
      });
      return id;
    },
    async outcomeOf(id) {
      const sent = await findSent(db, id);
      return outcomes[(sent?.delivery ?? 'NO_ANSWER') as KakaoMood];
    },
    async listChannels() {
      const ours = { id: channelId, name: channelId };
      const all = [ours, { id: ownChannel.id, name: ownChannel.name }];
      return all.map((channel) => ({ ...channel, status: 'ACTIVE', smsFailover: false, unknown: [] }));
    },
    async listTemplates(channel) {
      if (channel === ownChannel.id) return ownTemplates();
      return registered.map((template) => ({
        ...template,
        channelId: channel,
        name: template.code,
        status: 'ACTIVE',
        inspectionStatus: 'APPROVED',
        inspectionComment: null,
        unknown: [],
      }));
    },
  };
}

function ownTemplates(): KakaoTemplate[] {
  return ownChannel.templates.map((template) => ({
    ...template,
    status: template.status as KakaoTemplate['status'],
    inspectionStatus: template.inspectionStatus as KakaoTemplate['inspectionStatus'],
    ...{ channelId: ownChannel.id, buttons: [], unknown: [] },
  }));
}
