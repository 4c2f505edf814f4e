import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';

export type IsAdmin = (userId: string) => Promise<boolean>;

/** Whether drafts and scheduled items are included. Only admins may ask for them; anybody else who asks is refused. */
export async function mayReadAll(
  isAdmin: IsAdmin,
  { actor }: UserContext,
  input: { isAdmin: boolean },
): Promise<boolean> {
  if (input.isAdmin && !(await isAdmin(actor.userId))) fail('FORBIDDEN');
  return input.isAdmin;
}
