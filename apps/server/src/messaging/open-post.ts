import type { Keys } from '#server/keys/open-keys.ts';
import { leaveMessage } from './leave-message.ts';
import type { Post } from './post.ts';

/** What acts post goes out after their commit, or not at all where that fails; what it says is sealed until then. */
export function openPost({ keys }: { keys: Keys }): Post {
  return {
    mail: async (tx, message) => void (await leaveMessage(tx, keys, { channel: 'MAIL', message })),
    text: async (tx, message) => void (await leaveMessage(tx, keys, { channel: 'SMS', message })),
    kakao: (tx, message) => leaveMessage(tx, keys, { channel: 'KAKAO', message }),
  };
}
