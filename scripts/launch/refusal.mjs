/** An error that the operator can fix; shown without a stack. */
export class Refusal extends Error {}
