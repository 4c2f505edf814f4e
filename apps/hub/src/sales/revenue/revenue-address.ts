export type RevenueAddress = {
  /** A business date; today's where it is missing. */
  date?: string;
  view?: 'table';
};

/** Reads an address that anybody may have typed: what is no date is left out. */
export function readRevenueAddress(search: Record<string, unknown>): RevenueAddress {
  const date = String(search.date ?? '');
  return {
    ...(isDate(date) ? { date } : {}),
    ...(search.view === 'table' ? { view: 'table' as const } : {}),
  };
}

/** As the contract takes it (BusinessDate), whose schema a page would have to load whole. */
function isDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
