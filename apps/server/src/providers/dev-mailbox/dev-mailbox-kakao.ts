import type { KakaoMood } from '@maru/contract/rendered-page.ts';
import type { Db } from '#server/db/database.ts';
import type { KakaoOutcome, KakaoProvider, KakaoTemplate } from '../kakao/kakao-provider.ts';
import { findKakaoMood } from './dev-kakao.queries.ts';
import { findSent, insertSent } from './dev-mailbox.queries.ts';
import { carrierName } from './dev-mailbox-carriers.ts';

const channelId = '@maru';

const outcomes: Record<KakaoMood, KakaoOutcome> = {
  DELIVERED: { state: 'DELIVERED' },
  NOT_A_USER: { state: 'FAILED', code: 'not a Kakao user' },
  NO_ANSWER: { state: 'PENDING' },
};

/** A template registered with the trial's Kakao. */
export type RegisteredTemplate = Pick<KakaoTemplate, 'code' | 'content' | 'buttons'>;

/**
 * Embedded Kakao: an active channel with approved templates, and the mailbox page as the phone. Each message gets the
 * behaviour that was set on the page when it was sent.
 */
export function devMailboxKakao(db: Db, registered: readonly RegisteredTemplate[]): KakaoProvider {
  return {
    name: carrierName,
    channelId,
    async send({ id, to, text, templateCode, buttons }) {
      await insertSent(db, {
        id,
        channel: 'KAKAO',
        recipient: to,
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
      return [{ id: channelId, name: channelId, status: 'ACTIVE', smsFailover: false, unknown: [] }];
    },
    async listTemplates(channel) {
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
