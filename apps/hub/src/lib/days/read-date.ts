/**
 * Reads a business date from an address; undefined if it is none. Same rule as BusinessDate of the contract,
 * without loading its schema.
 */
export function readDate(value: unknown): string | undefined {
  const text = String(value ?? '');
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}
