/** Most characters of a person's name, as a person counts them. */
export const longestName = 50;
