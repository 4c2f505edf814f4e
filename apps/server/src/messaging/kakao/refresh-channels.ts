import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { KakaoProvider, KakaoTemplate } from '#server/providers/kakao/kakao-provider.ts';
import { replaceTemplates, upsertChannels } from './channels.queries.ts';

export type KakaoParts = { db: Db; kakao: KakaoProvider; clock: () => Date; log: FastifyBaseLogger };

/** Reads all channels and the templates of the active ones from the dealer and stores them. Throws if the dealer does not answer. */
export async function refreshChannels({ db, kakao, clock, log }: KakaoParts): Promise<void> {
  const { name: provider, channelId } = kakao;
  const channels = await kakao.listChannels();
  const isThere = channels.some(({ id, status }) => id === channelId && status === 'ACTIVE');
  const active = channels.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);
  const templatesOf = new Map<string, KakaoTemplate[]>();
  for (const id of active) {
    const own = await kakao.listTemplates(id).catch((error: unknown) => {
      // If the templates of a store's channel cannot be read, the stored ones stay. Those of our own channel
      // must be read.
      if (id === channelId) throw error;
      log.warn({ err: error, provider, channelId: id }, 'templates of a channel not read');
    });
    if (own) templatesOf.set(id, own);
  }
  const templates = [...templatesOf.values()].flat();

  const unknown = [...channels, ...templates].flatMap((one) => one.unknown);
  if (unknown.length > 0) log.warn({ provider, unknown }, 'unknown values from the Kakao dealer');
  if (!isThere) log.warn({ provider, channelId }, 'Kakao channel not active');
  const at = clock();
  await inTransaction(db, async (tx) => {
    await upsertChannels(tx, channels, { provider, at });
    for (const [id, own] of templatesOf) await replaceTemplates(tx, { channelId: id, templates: own, at });
  });
}

/** Scheduled refresh. If the dealer does not answer, the stored state is kept. */
export async function tryToRefreshChannels(parts: KakaoParts): Promise<void> {
  try {
    await refreshChannels(parts);
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    parts.log.warn({ provider: parts.kakao.name, lastError }, 'Kakao channels not refreshed');
  }
}
