import type { RawBuilder } from 'kysely';

/** Points as parts of a statement that writes them, alone or with other rows, and how many lots it has to write. */
export type WrittenPoints = { parts: RawBuilder<unknown>; lots: number };

/** Throws if the statement found a lot of another customer, so that the transaction is rolled back. */
export function checkWritten({ lots }: WrittenPoints, written: number | undefined): void {
  if (written !== lots) throw new Error('lots of another customer were to be written');
}
