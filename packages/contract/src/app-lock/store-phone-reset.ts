/** How long the link to the new number works. */
export const resetLinkMinutes = 30;

/** How long owners can stop the change after the link was opened. */
export const resetHours = 24;
