export type RevenueAddress = {
  /** A business date; missing for today. */
  date?: string;
  view?: 'table';
};

/** Parses untrusted search parameters. An invalid date is dropped. */
export function readRevenueAddress(search: Record<string, unknown>): RevenueAddress {
  const date = String(search.date ?? '');
  return {
    ...(isDate(date) ? { date } : {}),
    ...(search.view === 'table' ? { view: 'table' as const } : {}),
  };
}

/** The same rule as BusinessDate of the contract, without loading its schema. */
function isDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
