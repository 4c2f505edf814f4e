import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { unmaskLoggedEntry as wire } from '@maru/contract/event-log/platform-log.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { recordUnmasking } from '#server/users/unmasking/record-unmasking.ts';
import { presentUnmaskedEntry } from './present-whole-entry.ts';

/** One entry with its people unmasked. The disclosure is recorded in the event log of each of them. */
export function unmaskLoggedEntryBy(parts: HubMailParts) {
  return async (context: UserContext, { entryId, reason }: ParsedInputOf<typeof wire>) =>
    context.transaction(async (tx) => {
      const { people, ...shown } = await presentUnmaskedEntry(tx, { entryId, language: context.language });
      const userIds = people.length > 0 ? people : [context.actor.userId];
      const seen = { userIds, module: 'event-log', act: 'unmaskLoggedEntry' };
      await recordUnmasking(tx, parts, { context, ...seen, after: { entryId, reason } });
      return shown;
    });
}
