import type { Reward } from '@maru/contract/points/reward.ts';

type Part = `kinds.${Reward['kind']}` | `statuses.${Reward['status']}`;

const telling: readonly Reward['status'][] = ['REWARDED', 'USED', 'EARNED', 'REDEEMED', 'EXPIRED'];

/**
 * What a row of the history says: its status alone if that tells which way points moved, otherwise what moved first. An
 * earning that was undone and what undid it have the same status.
 */
export function rewardTitle({ kind, status }: Pick<Reward, 'kind' | 'status'>): Part[] {
  if (telling.includes(status)) return [`statuses.${status}`];
  return status === 'CANCELLED' ? [`kinds.${kind}`] : [`kinds.${kind}`, `statuses.${status}`];
}
