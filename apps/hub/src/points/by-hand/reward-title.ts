import type { Reward } from '@maru/contract/points/reward.ts';

type Part = `kinds.${Reward['kind']}` | `statuses.${Reward['status']}`;

const telling: readonly Reward['status'][] = ['REWARDED', 'USED', 'EARNED', 'REDEEMED', 'EXPIRED'];

/**
 * The title of a row in the history: the status alone if it says which way points moved, the kind of movement
 * alone if the status is CANCELLED, otherwise both. (An undone earning and the entry that undid it have the
 * same status.)
 */
export function rewardTitle({ kind, status }: Pick<Reward, 'kind' | 'status'>): Part[] {
  if (telling.includes(status)) return [`statuses.${status}`];
  return status === 'CANCELLED' ? [`kinds.${kind}`] : [`kinds.${kind}`, `statuses.${status}`];
}

/** What a row says about the customer's debt. Only earning pays a debt: a merge moves it to the other customer. */
export function debtNote({ kind, debt }: Pick<Reward, 'kind' | 'debt'>) {
  if (debt > 0) return 'history.debt' as const;
  return debt < 0 && kind === 'DEBT' ? ('history.debtPaid' as const) : undefined;
}
