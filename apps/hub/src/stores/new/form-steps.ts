/** Steps of opening a store, in order. In a file of their own, so that the route does not load the validation. */
export const formSteps = ['basics', 'address', 'registration', 'terms'] as const;
export type FormStep = (typeof formSteps)[number];
