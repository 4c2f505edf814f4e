import gazette from './gazette.json' with { type: 'json' };

/** Names in the official gazette, with their keys in calendar.{ko,en}.json under `holidays`. */
const keys: Readonly<Record<string, string>> = gazette.keys;

type Translate = (key: string, values: { name: string }) => string;

/** The common name of a holiday, from its name in the gazette: “substitute day (name)”, or a name. */
export function holidayName(name: string, t: Translate): string {
  const begin = `${gazette.substitute}(`;
  if (name.startsWith(begin)) return t('substitute', { name: holidayName(name.slice(begin.length, -1), t) });
  const key = keys[name] ?? (name.includes(gazette.election) ? 'ELECTION' : 'OTHER');
  return t(`holidays.${key}`, { name });
}
