import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { seal } from '#server/keys/seal.ts';
import { type Channel, insertMessage } from './messages.queries.ts';
import type { KakaoMessage, Mail, TextMessage } from './post.ts';

export const sendTask = 'send-message';

/** Binds the sealed content to its row. */
export function labelOf(messageId: string): string {
  return `message:${messageId}`;
}

/** Writes a sealed message and the job that sends it. Returns its id. */
export async function enqueueMessage(
  tx: Tx,
  keys: Keys,
  posted: { channel: Channel; message: Mail | TextMessage | KakaoMessage; fallbackOf?: string },
): Promise<string> {
  const id = newId();
  const { channel, fallbackOf = null } = posted;
  const { usefulUntil = null, concurrencyKey: turnOf = null, ...message } = posted.message;
  const sealed = seal(keys, labelOf(id), JSON.stringify(message));
  const { kind } = message;
  const recipient = ('shownAs' in message && message.shownAs) || message.to;
  await insertMessage(tx, { id, channel, kind, recipient, sealed, usefulUntil, turnOf, fallbackOf });
  await insertJob(tx, { task: sendTask, payload: { messageId: id } });
  return id;
}
