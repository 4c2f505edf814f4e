/**
 * The provider will never deliver this message: the address does not exist, or the message is refused. Do not retry.
 */
export class Undeliverable extends Error {}
