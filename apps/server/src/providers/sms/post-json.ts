const usualMilliseconds = 15_000;

export type JsonAnswer = { status: number; body: unknown; date: Date | undefined };

/** Base URL, signing clock and timeout of a provider; tests override them. */
export type Reach = { baseUrl?: string; clock: () => Date; longestMilliseconds?: number };

type Asked = {
  provider: string;
  url: string;
  headers: Record<string, string>;
  longestMilliseconds?: number | undefined;
};

/**
 * Posts to a provider and reads the answer with any status; `body` is undefined if it is not JSON. Throws only if there
 * is no answer. The error says how it failed and contains nothing that was sent.
 */
export async function postJson({ body, headers, ...asked }: Asked & { body: unknown }): Promise<JsonAnswer> {
  const typed = { 'content-type': 'application/json; charset=utf-8', ...headers };
  return ask({ ...asked, headers: typed }, { method: 'POST', body: JSON.stringify(body) });
}

/** Like `postJson`, as a GET. */
export async function getJson(asked: Asked): Promise<JsonAnswer> {
  return ask(asked, { method: 'GET' });
}

async function ask(
  { provider, url, headers, longestMilliseconds = usualMilliseconds }: Asked,
  how: { method: 'GET' } | { method: 'POST'; body: string },
): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, {
      ...how,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(longestMilliseconds),
    });
    const text = await response.text();
    const date = response.headers.get('date');
    return { status: response.status, body: parsed(text), date: date ? new Date(date) : undefined };
  } catch (error) {
    throw new Error(`${provider}: no answer (${causeOf(error)})`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function causeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}

/** Providers refuse requests whose timestamp is minutes off: name the difference if that may be the reason. */
export function clockNote({ date }: JsonAnswer, now: Date): string {
  const seconds = date ? Math.round((now.getTime() - date.getTime()) / 1_000) : 0;
  return Math.abs(seconds) < 60
    ? ''
    : `, our clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'fast' : 'slow'}`;
}
