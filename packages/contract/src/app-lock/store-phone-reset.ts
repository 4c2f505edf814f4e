/** The link to the new number works for so long. */
export const resetLinkMinutes = 30;

/** After the link was pressed, owners can stop the change for so long. */
export const resetHours = 24;
