import type { Keys } from '#server/keys/open-keys.ts';
import { leaveMessage } from './leave-message.ts';
import type { Post } from './post.ts';

/** Posted messages are sent after the act's commit, and not at all if it fails. Until then their content is sealed. */
export function openPost({ keys }: { keys: Keys }): Post {
  return {
    mail: async (tx, message) => void (await leaveMessage(tx, keys, { channel: 'MAIL', message })),
    text: async (tx, message) => void (await leaveMessage(tx, keys, { channel: 'SMS', message })),
    kakao: (tx, message) => leaveMessage(tx, keys, { channel: 'KAKAO', message }),
  };
}
