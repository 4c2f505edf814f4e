import type { Provider } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { countAtEntrance, entranceAt } from '#server/http/rate-limits.ts';

const remembered = 10_000;

/**
 * Refuses an address that failed too often at the token or revocation endpoint. Successful calls are not counted. An
 * exhausted limit is cached per instance, so each instance learns of it at the next failure.
 */
export function limitFailures(provider: Provider, db: Db): void {
  const waits = new Map<string, number>();

  provider.use(async (ctx, next) => {
    const entrance = entranceAt(ctx.path, 'failures');
    if (!entrance) return next();

    const key = `${entrance} ${networkOf(ctx.ip)}`;
    const seconds = Math.ceil(((waits.get(key) ?? 0) - Date.now()) / 1000);
    if (seconds > 0) {
      ctx.status = 429;
      ctx.set({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
      ctx.body = { error: 'temporarily_unavailable', error_description: 'too many failed requests' };
      return;
    }
    await next();
    if (ctx.status < 400 || ctx.status >= 500) return;

    const left = await countAtEntrance(db, entrance, ctx.ip);
    if (left === undefined) return;
    waits.delete(key);
    const [oldest] = waits.keys();
    if (waits.size >= remembered && oldest !== undefined) waits.delete(oldest);
    waits.set(key, Date.now() + left * 1000);
  });
}
