import type { Language } from '@maru/contract/language.ts';
import en from './terms-groups.en.json' with { type: 'json' };
import ko from './terms-groups.ko.json' with { type: 'json' };

/** The groups in the order in which they are shown; any other comes last. */
export const groupKeys = [
  'product-terms-of-use',
  'electronic-financial-transactions',
  'collection-of-personal-information',
  'provision-of-personal-information',
  'other',
] as const;
export type GroupKey = (typeof groupKeys)[number];

const names: Record<Language, Record<GroupKey, string>> = { ko, en };

/** The group's key for texts and sorting; a group that is not in the list counts as `other`. */
function known(key: string): GroupKey {
  return groupKeys.find((each) => each === key) ?? 'other';
}

export function groupName(key: string, language: Language): string {
  return names[language][known(key)];
}

type Grouped<T> = { id: string; key: string; name: string; articles: T[] };

/** Groups articles in display order with localized names; articles keep their order within a group. */
export function groupArticles<T extends { groupId: string; groupKey: string }>(
  articles: readonly T[],
  language: Language,
): Grouped<T>[] {
  const groups = new Map<string, Grouped<T>>();
  for (const article of articles) {
    const { groupId: id, groupKey: key } = article;
    const group = groups.get(id) ?? { id, key, name: groupName(key, language), articles: [] };
    group.articles.push(article);
    groups.set(id, group);
  }
  const position = ({ key }: Grouped<T>) => groupKeys.indexOf(known(key));
  return [...groups.values()].sort((a, b) => position(a) - position(b));
}
