import { addDays } from '@maru/contract/time/business-date.ts';
import type { Plan } from './plan-publication.ts';
import type { Article } from './read-articles.ts';

const daysOfNotice = { usual: 7, adverse: 30 } as const;

/** Why the plan must not be carried out on this day, and what to do instead, in words. */
export function problemsOf({ changed, former, missing }: Omit<Plan, 'ended'>, today: string): string[] {
  return [
    ...changed.flatMap((article) => changeProblem(article, today) ?? []),
    ...former.map(
      ({ key }) =>
        `${key} is as it was before the change that is published. To take the change back, give it a new day in article-changes.ts; an older release cannot run on this database`,
    ),
    ...missing.map(
      ({ key, changeFrom }) =>
        `${key} is published, but not in the list. Name it in withdrawnArticles with the day from which it ends${changeFrom === null ? '' : `, after ${changeFrom}`}; an older release cannot run on this database`,
    ),
  ];
}

function changeProblem({ key, scope, change }: Article, today: string): string | undefined {
  if (!change) return `${key} has changed, but article-changes.ts does not say from which day it holds`;
  const days = change.isAdverse ? daysOfNotice.adverse : daysOfNotice.usual;
  const first = addDays(today, days);
  if (change.from < first)
    return `${key} holds from ${change.from}, but has to be announced ${days} days before: from ${first} at the earliest`;
  if (change.needsConsent && scope !== 'USER')
    return `${key} asks for agreement again, but only articles of the scope USER can`;
  return undefined;
}
