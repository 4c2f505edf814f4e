type ExcessAddress = { page?: number };

/** Which page of the list the address names, from 1. */
export function readExcessAddress({ page }: Record<string, unknown>): ExcessAddress {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 ? { page: number } : {};
}

/** The nearest page that exists: settling the only row of the last page removes that page. */
export function existingPage(page: number, totalPages: number): number {
  return Math.max(1, Math.min(page, totalPages));
}
