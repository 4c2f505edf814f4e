import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'sso-wait';

/**
 * A refused login returns to exactly `/?error`, so a cookie that expires with the wait says how long it takes. The cookie
 * decides nothing: whoever changes it only sees another number.
 */
export function setWaitCookie(reply: FastifyReply, seconds: number, accountUrl: string): void {
  setCookie(reply, `${Date.now() + seconds * 1000}`, seconds, accountUrl);
}

/** Remaining seconds of the wait in this browser's cookie. */
export function readWaitCookie({ headers }: FastifyRequest): number | undefined {
  const until = new RegExp(`(?:^|; )${cookie}=(\\d{1,15})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  const seconds = Math.ceil((Number(until) - Date.now()) / 1000);
  return seconds > 0 && seconds <= 3_600 ? seconds : undefined;
}

/** Clears the cookie after a later try was checked. */
export function clearWaitCookie(request: FastifyRequest, reply: FastifyReply, accountUrl: string): void {
  if (request.headers.cookie?.includes(`${cookie}=`)) setCookie(reply, '', 0, accountUrl);
}

function setCookie(reply: FastifyReply, value: string, maxAge: number, accountUrl: string): void {
  const secure = accountUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookie}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  );
}
