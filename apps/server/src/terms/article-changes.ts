/** What a changed article says of its change. */
export type ArticleChange = {
  /** The day in Seoul from which it holds, such as `2027-03-01`. */
  from: string;
  /** Whether it is to people's disadvantage. */
  isAdverse: boolean;
  /** Whether users who agreed to an earlier version are asked again. */
  needsConsent: boolean;
};

/**
 * The changes by key of the article. Who changes a text names the day here; the next start announces it. An entry may
 * stay after its day. Who takes a change back, also an announced one, does not remove its entry but gives it a new day,
 * from which the former text holds.
 */
export const articleChanges: Readonly<Record<string, ArticleChange>> = {};
