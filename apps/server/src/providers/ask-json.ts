/** Short, because a person is typing and waits for the result. */
const usualMilliseconds = 5_000;

/** Base URL and timeout of a provider; tests override them. */
export type Reach = { baseUrl?: string; longestMilliseconds?: number };

/**
 * Sends a look-up request to a provider; lookups can be repeated safely. Throws if there is no answer, or one without
 * status 200 or JSON. The error says how it failed but contains nothing that was sent, because the URL may contain a
 * key.
 */
export async function askJson(request: {
  provider: string;
  url: string;
  headers?: Record<string, string>;
  /** If missing, the request is a GET. */
  body?: object;
  longestMilliseconds?: number | undefined;
}): Promise<unknown> {
  const { provider, url, headers, body, longestMilliseconds = usualMilliseconds } = request;
  const { status, text } = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(longestMilliseconds),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error) => {
      throw new Error(`${provider}: no answer (${causeOf(error)})`);
    });
  if (status !== 200) throw new Error(`${provider}: HTTP ${status}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${provider}: answered no JSON`);
  }
}

/** How a request failed, without anything that was sent. */
export function causeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}
