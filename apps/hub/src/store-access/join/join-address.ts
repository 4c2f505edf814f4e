/** `invitation`: the token of the mail whose link led here. Left out, the person's own list says which stores wait. */
export type JoinAddress = { invitation?: string };

export function joinAddress({ invitation }: Record<string, unknown>): JoinAddress {
  return typeof invitation === 'string' && invitation !== '' ? { invitation } : {};
}
