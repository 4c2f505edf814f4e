import { type Endpoint, type InputOf, pathKeys, sendsBody } from './endpoint.ts';

export type WireRequest = { method: Endpoint['method']; url: string; body?: string };

/** Splits an endpoint's flat input into path, query and JSON body, in the spelling of the wire. */
export function wireRequest<E extends Endpoint>(endpoint: E, input: InputOf<E>): WireRequest {
  const { method, wireNames } = endpoint;
  const values: Record<string, unknown> = { ...input };
  const inPath = pathKeys(endpoint);

  const path = inPath.reduce(
    (url, key) => url.replace(`:${key}`, encodeURIComponent(String(values[key]))),
    endpoint.path as string,
  );
  const rest = Object.entries(values)
    .filter(([key, value]) => value !== undefined && !inPath.includes(key))
    .map(([key, value]) => [wireNames?.[key] ?? key, value] as const);

  if (sendsBody(endpoint)) return { method, url: path, body: JSON.stringify(Object.fromEntries(rest)) };
  return { method, url: withQuery(path, rest) };
}

/** Lists become repeated keys. */
function withQuery(path: string, entries: (readonly [string, unknown])[]): string {
  const query = new URLSearchParams();
  for (const [key, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
