import { z } from 'zod';

/** The secret in the link of a message. */
export const LinkToken = z
  .string()
  .min(20)
  .max(200)
  .regex(/^[\w-]+$/);
