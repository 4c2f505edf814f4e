const prefix = 'maru.sign-in.';
const hour = 3_600_000;

/** A sign-in that was sent to the authorization server and has not returned. */
type Waiting = { verifier: string; since: number };

export type Challenge = { state: string; challenge: string };

function randomText(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Starts a sign-in with PKCE (S256). The verifier is stored under its `state` for all tabs: the authorization server
 * has one sign-in page per browser, so a tab may return with the sign-in of another tab.
 */
export async function begin(now = Date.now()): Promise<Challenge> {
  forgetOld(now);
  const state = randomText(16);
  const verifier = randomText(48);
  localStorage.setItem(prefix + state, JSON.stringify({ verifier, since: now } satisfies Waiting));

  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state, challenge: toBase64Url(new Uint8Array(hash)) };
}

/** Returns the verifier stored under `state`, and removes it. */
export function take(state: string): string | undefined {
  const stored = localStorage.getItem(prefix + state);
  if (!stored) return undefined;

  localStorage.removeItem(prefix + state);
  return (JSON.parse(stored) as Waiting).verifier;
}

function forgetOld(now: number) {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(prefix))) {
    const { since } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Waiting>;
    if (!since || now - since > hour) localStorage.removeItem(key);
  }
}
