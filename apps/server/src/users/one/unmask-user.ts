import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { unmaskUser as wire } from '@maru/contract/users/users.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { recordUnmasking } from '#server/users/unmasking/record-unmasking.ts';
import { presentUser, type ShownUser } from './present-user.ts';

/** A user with whole name, address and number. */
export function unmaskUserBy(parts: HubMailParts) {
  return (context: UserContext, { id, reason }: ParsedInputOf<typeof wire>): Promise<ShownUser> =>
    context.transaction(async (tx) => {
      const shown = await presentUser(tx, id, 'whole');
      const seen = { userIds: [id], module: 'users', act: 'unmaskUser' };
      await recordUnmasking(tx, parts, { context, ...seen, after: { reason } });
      return shown;
    });
}
