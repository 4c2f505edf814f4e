/** A provider will never deliver this: there is no such address, or it refuses what is sent. Trying again is of no use. */
export class Undeliverable extends Error {}
