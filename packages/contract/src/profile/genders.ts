/** The genders to choose from. The answer is optional. */
export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];
