type ExcessAddress = { page?: number };

/** Which page of the list the address names, from 1. */
export function readExcessAddress({ page }: Record<string, unknown>): ExcessAddress {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 ? { page: number } : {};
}
