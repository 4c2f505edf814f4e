import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { KakaoProvider } from '#server/providers/kakao/kakao-provider.ts';
import { replaceTemplates, upsertChannels } from './channels.queries.ts';

export type KakaoParts = { db: Db; kakao: KakaoProvider; clock: () => Date; log: FastifyBaseLogger };

/** Reads channels and templates from the dealer and stores them. Throws if the dealer does not answer. */
export async function refreshChannels({ db, kakao, clock, log }: KakaoParts): Promise<void> {
  const { name: provider, channelId } = kakao;
  const channels = await kakao.listChannels();
  const isThere = channels.some(({ id, status }) => id === channelId && status === 'ACTIVE');
  const templates = isThere ? await kakao.listTemplates(channelId) : [];

  const unknown = [...channels, ...templates].flatMap((one) => one.unknown);
  if (unknown.length > 0) log.warn({ provider, unknown }, 'unknown values from the Kakao dealer');
  if (!isThere) log.warn({ provider, channelId }, 'Kakao channel not active');
  const at = clock();
  await inTransaction(db, async (tx) => {
    await upsertChannels(tx, channels, { provider, at });
    if (isThere) await replaceTemplates(tx, { channelId, templates, at });
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
