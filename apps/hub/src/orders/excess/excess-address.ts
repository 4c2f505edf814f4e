type ExcessAddress = { page?: number };

/** Reads the page number of the list from the address, from 1. */
export function readExcessAddress({ page }: Record<string, unknown>): ExcessAddress {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 ? { page: number } : {};
}

/** The nearest page that exists: the last page disappears when its only row is settled. */
export function existingPage(page: number, totalPages: number): number {
  return Math.max(1, Math.min(page, totalPages));
}
