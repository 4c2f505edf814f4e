import type { Keys } from '#server/keys/open-keys.ts';
import { enqueueMessage } from './enqueue-message.ts';
import type { Post } from './post.ts';

/** Posted messages are sent after the act's commit, and not at all if it fails. Until then their content is sealed. */
export function openPost({ keys }: { keys: Keys }): Post {
  return {
    mail: (tx, message) => enqueueMessage(tx, keys, { channel: 'MAIL', message }),
    text: async (tx, message) => void (await enqueueMessage(tx, keys, { channel: 'SMS', message })),
    kakao: (tx, message) => enqueueMessage(tx, keys, { channel: 'KAKAO', message }),
  };
}
