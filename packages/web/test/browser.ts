import { vi } from 'vitest';

const config = {
  environment: 'trial',
  accountUrl: 'http://account.test',
  hubUrl: 'http://hub.test',
  clientId: 'maru-hub',
};

class MemoryStorage {
  readonly #values = new Map<string, string>();

  get length() {
    return this.#values.size;
  }
  key(index: number) {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#values.set(key, value);
  }
  removeItem(key: string) {
    this.#values.delete(key);
  }
  clear() {
    this.#values.clear();
  }
}

export type Sent = { url: string; method: string; headers: Record<string, string>; body: string | undefined };
export type Answer = { status?: number; body?: unknown; error?: Error };
type Answering = (sent: Sent) => Answer | Promise<Answer>;

/**
 * A fake browser with the parts that packages/web uses: storages, location, page, and a network whose
 * responses `answer` gives.
 */
export function openBrowser(answer: Answering = () => ({ status: 204 })) {
  const sent: Sent[] = [];
  const left: string[] = [];
  const network = { answer };

  vi.resetModules();
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { origin: config.hubUrl, assign: (url: string) => left.push(url) });
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { lang: '' },
    getElementById: () => ({ textContent: JSON.stringify(config) }),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const one = {
      url,
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body == null ? undefined : String(init.body),
    };
    sent.push(one);
    const { status = 200, body, error } = await network.answer(one);
    if (error) throw error;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });

  return {
    /** All requests in order. */
    sent,
    /** All addresses that the page navigated to. */
    left,
    /** Replaces `answer`. */
    answerWith: (next: Answering) => {
      network.answer = next;
    },
  };
}

/** Loads the modules like a new tab of the same browser: storages are shared, memory is not. */
export async function openTab() {
  vi.resetModules();
  const session = await import('../src/session.ts');
  const { call } = await import('../src/call.ts');
  return { ...session, call };
}

export function toBase64Url(text: string) {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function idToken(userId: string) {
  return `e30.${toBase64Url(JSON.stringify({ sub: userId }))}.signature`;
}

/** A browser with `userId` signed in; `secondsLeft` is the remaining life of the access token. */
export function plantSession({ userId = 'user-1', secondsLeft = 3_540, refreshToken = 'refresh-1' } = {}) {
  const session = {
    accessToken: 'access-1',
    accessTokenUntil: Date.now() + secondsLeft * 1000,
    ...(refreshToken ? { refreshToken } : {}),
    userId,
  };
  localStorage.setItem('maru.session', JSON.stringify(session));
}
