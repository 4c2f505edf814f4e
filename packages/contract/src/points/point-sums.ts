import { z } from 'zod';
import { entryKinds } from './reward.ts';

/** Movements between two business days by kind. */
export const KindSums = z.object({
  rows: z.array(z.object({ kind: z.enum(entryKinds), entries: z.int(), points: z.int(), debt: z.int() })),
});

/** Unexpired points of all customers. */
export const ActivePoints = z.object({
  /** The unexpired points; also the store's liability in won. */
  points: z.int(),
  debt: z.int(),
  customers: z.int(),
  /** By the month in which they expire. */
  months: z.array(z.object({ month: z.string(), points: z.int() })),
});
