import { type SummaryKind, summaryKinds } from '@maru/contract/sales/revenue-message.ts';
import type { RevenueMessage } from './revenue-message.api.ts';

type Recipients = RevenueMessage['recipients'];
export type MessageValues = Pick<RevenueMessage, 'hour' | 'ownHour' | 'recipients'>;

/** Recipients and kinds in a fixed order, so that the comparison with the saved values ignores order. */
export function messageValuesOf({ hour, ownHour, recipients, members }: RevenueMessage): MessageValues {
  const inOrder = members.flatMap(({ userId }) => recipients.find((one) => one.userId === userId) ?? []);
  return { hour, ownHour, recipients: inOrder };
}

/** Adds or removes a kind of message for a member. */
export function withKind(
  { members }: Pick<RevenueMessage, 'members'>,
  recipients: Recipients,
  change: { userId: string; kind: SummaryKind; isOn: boolean },
): Recipients {
  const kindsOf = (userId: string) => recipients.find((one) => one.userId === userId)?.kinds ?? [];
  return members.flatMap(({ userId }) => {
    const before = kindsOf(userId);
    const isKept = (kind: SummaryKind) =>
      userId === change.userId && kind === change.kind ? change.isOn : before.includes(kind);
    const kinds = summaryKinds.filter(isKept);
    return kinds.length > 0 ? { userId, kinds } : [];
  });
}
