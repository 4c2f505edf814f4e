/** How long somebody who types waits for an answer. */
const usualMilliseconds = 5_000;

/** Where a provider is and how long it is waited for; tests say otherwise. */
export type Reach = { baseUrl?: string; longestMilliseconds?: number };

/**
 * Asks a provider that only looks something up, so that asking again does no harm. Throws where there was no good
 * answer, and says then how it failed and nothing of what was sent: the address may hold a key.
 */
export async function askJson(request: {
  provider: string;
  url: string;
  headers?: Record<string, string>;
  /** Left out: GET. */
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

function causeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}
