/** The steps of opening a store, in their order. Apart from what they check, which the route does not need. */
export const formSteps = ['basics', 'address', 'registration', 'terms'] as const;
export type FormStep = (typeof formSteps)[number];
