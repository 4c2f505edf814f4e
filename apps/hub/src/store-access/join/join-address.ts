/** `invitation`: the token in the link of a mail. Without it, the page lists the person's own invitations. */
export type JoinAddress = { invitation?: string };

export function joinAddress({ invitation }: Record<string, unknown>): JoinAddress {
  return typeof invitation === 'string' && invitation !== '' ? { invitation } : {};
}
