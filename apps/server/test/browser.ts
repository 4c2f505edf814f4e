import type { FastifyInstance } from 'fastify';

export type PageAnswer = { status: number; headers: Headers; location: string | null; text: string };

type Options = {
  method?: 'GET' | 'POST';
  form?: Record<string, string>;
  headers?: Record<string, string>;
};

/** A browser without JavaScript: keeps cookies and does not follow redirects. Requests go to the two origins. */
export function openBrowser(origins: Record<string, FastifyInstance>) {
  const jar = new Map<string, string>();

  async function open(address: string | URL, options: Options = {}): Promise<PageAnswer> {
    const url = new URL(address);
    const app = origins[url.origin];
    if (!app) throw new Error(`No server at ${url.origin}`);
    const { form, method = form ? 'POST' : 'GET' } = options;
    const answer = await app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { origin: url.origin, 'content-type': 'application/x-www-form-urlencoded' }),
        ...options.headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const cookie of answer.cookies) {
      const isGone = cookie.expires !== undefined && cookie.expires.getTime() <= Date.now();
      if (isGone) jar.delete(cookie.name);
      else jar.set(cookie.name, cookie.value);
    }
    const { location = null } = answer.headers;
    return {
      status: answer.statusCode,
      headers: new Headers(answer.headers as Record<string, string>),
      location: location === null ? null : new URL(location, url).href,
      text: answer.body,
    };
  }

  return { open, jar };
}

/** A `fetch` for client libraries: without cookies and network. */
export function fetchFrom(origins: Record<string, FastifyInstance>) {
  return async (address: string, init: RequestInit = {}) => {
    const url = new URL(address);
    const app = origins[url.origin];
    if (!app) throw new Error(`No server at ${url.origin}`);
    const request = new Request(url, init);
    const answer = await app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(request.headers) },
      payload: await request.text(),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)] as [string, string]),
    );
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
}
