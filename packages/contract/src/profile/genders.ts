/** What a person may say; nobody has to. */
export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];
