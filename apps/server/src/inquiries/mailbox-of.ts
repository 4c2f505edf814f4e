/** The address of a mailbox, for counting: `Name+shop@maru.test` arrives at `name@maru.test`. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
