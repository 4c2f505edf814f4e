const storageKey = 'maru.session';

export type Tokens = {
  accessToken: string;
  /** Milliseconds since 1970 after which the access token is not used. */
  accessTokenUntil: number;
  refreshToken?: string | undefined;
  userId: string;
};

let lastText: string | null = null;
let lastTokens: Tokens | undefined;
const listeners = new Set<() => void>();

/** Reads the storage each time, because another tab may have renewed the tokens. The same text is parsed once. */
export function readTokens(): Tokens | undefined {
  const text = localStorage.getItem(storageKey);
  if (text !== lastText) {
    lastText = text;
    lastTokens = text === null ? undefined : (JSON.parse(text) as Tokens);
  }
  return lastTokens;
}

export function writeTokens(tokens: Tokens) {
  localStorage.setItem(storageKey, JSON.stringify(tokens));
  notifyListeners();
}

export function forgetTokens() {
  localStorage.removeItem(storageKey);
  notifyListeners();
}

/** Empties both storages. Unsent orders are in IndexedDB and stay. */
export function clearStorages() {
  localStorage.clear();
  sessionStorage.clear();
  notifyListeners();
}

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** The key is null for `clear()` in another tab. */
function handleStorage(event: StorageEvent) {
  if (event.key === storageKey || event.key === null) notifyListeners();
}

export function subscribeToTokens(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}
