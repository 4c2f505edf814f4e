import { grantClientToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { sendCall } from '@maru/web/send-call.ts';

const storageKey = 'maru.client-token';

/** `until` in milliseconds since 1970. */
type StoredToken = { accessToken: string; until: number };

let granting: Promise<string> | undefined;

/** The CLIENT token of this tab. A new one is requested when none is valid; all callers wait for the same request. */
export function clientToken(): Promise<string> {
  const stored = readStored();
  if (stored && stored.until > Date.now()) return Promise.resolve(stored.accessToken);
  granting ??= grant().finally(() => {
    granting = undefined;
  });
  return granting;
}

/** Returns a token other than `refused`, which the server no longer accepts. */
export function clientTokenAfter(refused: string): Promise<string> {
  if (readStored()?.accessToken === refused) sessionStorage.removeItem(storageKey);
  return clientToken();
}

async function grant(): Promise<string> {
  const asked = Date.now();
  const { accessToken, expiresInSeconds } = await sendCall(grantClientToken, {}, undefined);
  const stored: StoredToken = { accessToken, until: asked + expiresInSeconds * 1000 };
  sessionStorage.setItem(storageKey, JSON.stringify(stored));
  return accessToken;
}

function readStored(): StoredToken | undefined {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? undefined : (JSON.parse(text) as StoredToken);
}
