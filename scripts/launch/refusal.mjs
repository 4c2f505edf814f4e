/** What the person who started it can do something about: shown without a stack. */
export class Refusal extends Error {}
