/** Screens of the platform's admins. */
export const adminScreens = [] as const;
