/** How the change of an article takes effect. */
export type ArticleChange = {
  /** The day in Seoul from which the text is in force, such as `2027-03-01`. */
  from: string;
  /** Whether it is to people's disadvantage. */
  isAdverse: boolean;
  /** Whether users who agreed to an earlier version are asked again. */
  needsConsent: boolean;
};

/**
 * The changes by key of the article. If you change a text, name the day here; the next start announces it. An entry may
 * stay after its day. To revert a change, even one that is only announced, do not remove its entry but give it a new day,
 * from which the former text is in force again.
 */
export const articleChanges: Readonly<Record<string, ArticleChange>> = {};
