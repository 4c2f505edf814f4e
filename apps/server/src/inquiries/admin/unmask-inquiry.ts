import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { unmaskInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { recordUnmasking } from '#server/users/unmasking/record-unmasking.ts';
import { presentInquiry } from './present-inquiry.ts';

/** One inquiry with the sender and the whole text unmasked. */
export function unmaskInquiryBy({ keys, ...parts }: HubMailParts & { keys: Keys }) {
  return async (context: UserContext, { inquiryId, reason }: ParsedInputOf<typeof wire>) =>
    context.transaction(async (tx) => {
      const shown = await presentInquiry(tx, keys, { inquiryId, isMasked: false });
      const seen = { userIds: [context.actor.userId], module: 'inquiries', act: 'unmaskInquiry' };
      await recordUnmasking(tx, parts, { context, ...seen, after: { inquiryId, reason } });
      return shown;
    });
}
