import { addDays } from '@maru/contract/time/business-date.ts';
import type { ListedArticle } from './article-list.ts';

export const daysOfNotice = { usual: 7, adverse: 30 } as const;

/** Why an article that changed may not be published on this day, in words; undefined if it may. */
export function changeProblem(
  { key, scope, change }: Pick<ListedArticle, 'key' | 'scope' | 'change'>,
  today: string,
): string | undefined {
  if (!change) return `${key} has changed, but article-changes.ts does not say from which day it holds`;
  const days = change.isAdverse ? daysOfNotice.adverse : daysOfNotice.usual;
  const first = addDays(today, days);
  if (change.from < first)
    return `${key} holds from ${change.from}, but has to be announced ${days} days before: from ${first} at the earliest`;
  if (change.needsConsent && scope !== 'USER')
    return `${key} asks for agreement anew, but only articles of the scope USER can`;
  return undefined;
}
