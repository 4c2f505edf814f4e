/** Belongs to the fact that follows it, so that no line of text ends with a dot. */
export const dot = '·\u00a0';

/** Between short facts in one line of text. */
export const separator = ` ${dot}`;
