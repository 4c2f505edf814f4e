/** What a store says of itself, its people and its settings. */
export const storeOfficeScreens = [] as const;
