/** The dot belongs to the fact after it, so that no line of text ends with a dot. */
export const dot = '·\u00a0';

/** Separates short facts in one line of text. */
export const separator = ` ${dot}`;
