/**
 * Sets the date in an address. Today's address has no date, so that it shows the current day tomorrow, too.
 */
export function withDate(
  address: Record<string, unknown>,
  date: string,
  today: string,
): Record<string, unknown> {
  const { date: _, ...rest } = address;
  return date === today ? rest : { ...rest, date };
}
