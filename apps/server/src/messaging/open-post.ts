import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { insertOutbox } from '#server/jobs/outbox.queries.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { seal } from '#server/keys/seal.ts';
import { type Channel, insertMessage } from './messages.queries.ts';
import type { KakaoMessage, Mail, Post, TextMessage } from './post.ts';
import { labelOf, sendTask } from './send-message.ts';

type Posted = Omit<Mail | TextMessage | KakaoMessage, 'usefulUntil'> & { usefulUntil?: Date | null };

/** What acts post goes out after their commit, or not at all where that fails; what it says is sealed until then. */
export function openPost({ keys }: { keys: Keys }): Post {
  async function leave(
    tx: Tx,
    channel: Channel,
    { usefulUntil = null, ...message }: Posted,
  ): Promise<string> {
    const id = newId();
    const sealed = seal(keys, labelOf(id), JSON.stringify(message));
    await insertMessage(tx, { id, channel, kind: message.kind, recipient: message.to, sealed, usefulUntil });
    await insertOutbox(tx, { task: sendTask, payload: { messageId: id } });
    return id;
  }
  return {
    mail: async (tx, mail) => void (await leave(tx, 'MAIL', mail)),
    text: async (tx, message) => void (await leave(tx, 'SMS', message)),
    kakao: (tx, message) => leave(tx, 'KAKAO', message),
  };
}
