import type { LogLevel } from '@maru/contract/event-log/event-log.endpoints.ts';
import { addDays, startOfDay } from '@maru/contract/time/business-date.ts';
import { readDate } from '#hub/lib/days/read-date.ts';

const levels: readonly LogLevel[] = ['ERROR', 'WARN', 'INFO'];
const texts = ['q', 'module', 'person', 'store', 'code', 'request'] as const;
const longest = 100;

/** State of the log in the address: filters, page, and whether the newest page is followed. */
export type LogAddress = {
  level?: LogLevel;
  from?: string;
  to?: string;
  looks?: true;
  follow?: true;
  cursor?: string;
} & { [Key in (typeof texts)[number]]?: string };
export type LogChange = { [Key in keyof LogAddress]?: LogAddress[Key] | undefined };

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readLogAddress(search: Record<string, unknown>): LogAddress {
  const level = levels.find((known) => known === search.level);
  const [from, to] = [readDate(search.from), readDate(search.to)];
  const cursor = typeof search.cursor === 'string' ? search.cursor.slice(0, longest) : '';
  const typed = texts.flatMap((name) => {
    const text = search[name] === undefined ? '' : String(search[name]).trim().slice(0, longest);
    return text ? [[name, text] as const] : [];
  });
  return {
    ...Object.fromEntries(typed),
    ...(level && { level }),
    ...(from && { from }),
    ...(to && { to }),
    ...(isSet(search.looks) && { looks: true }),
    ...(cursor && { cursor }),
    // Only the newest page can be followed.
    ...(isSet(search.follow) && !cursor && { follow: true }),
  };
}

function isSet(value: unknown): boolean {
  return value === true || value === 'true';
}

/** A change of filters returns to the newest page. */
export function changeLogAddress(before: LogAddress, change: LogChange): LogAddress {
  return readLogAddress({ ...before, cursor: undefined, ...change });
}

/** The input of the call. The days are days in Seoul, both included. */
export function askedOf({ level, from, to, looks, q, module, person, store, code, request }: LogAddress) {
  return {
    ...(level && { logLevel: level }),
    ...(from && { from: startOfDay(from, 0).toISOString() }),
    ...(to && { to: startOfDay(addDays(to, 1), 0).toISOString() }),
    ...(looks && { onlyLooks: true }),
    ...(q && { stringToSearch: q }),
    ...(module && { module }),
    ...(person && { person }),
    ...(store && { store }),
    ...(code && { code }),
    ...(request && { requestId: request }),
  };
}
