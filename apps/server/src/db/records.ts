type Values = Readonly<Record<string, unknown>>;

/** Every record of a table has the same keys, so each is converted once. */
const columns = new Map<string, string>();

function columnOf(key: string): string {
  const known = columns.get(key);
  if (known !== undefined) return known;
  const column = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(key, column);
  return column;
}

/** `{ totalKrw }` → `{ total_krw }`: a record for `jsonb_populate_record`. Nested values are left unchanged. */
export function toColumns(record: Values): Values {
  const row: Record<string, unknown> = {};
  for (const key in record) row[columnOf(key)] = record[key];
  return row;
}

/** `{ total_krw }` → `{ totalKrw }`: a row that was read as JSON, with camelCase keys. */
export function fromColumns<T>(row: Values): T {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as T;
}

/** Records as the JSON text that an `insert … select from jsonb_populate_recordset` takes. */
export function asJsonRecords(records: readonly Values[]): string {
  return JSON.stringify(records.map(toColumns));
}
