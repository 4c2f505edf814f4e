import type { Db, Tx } from '#server/db/database.ts';
import type {
  ChannelStatus,
  InspectionStatus,
  KakaoButton,
  KakaoChannel,
  KakaoTemplate,
  TemplateStatus,
} from '#server/providers/kakao/kakao-provider.ts';

type Origin = { provider: string; at: Date };

/** Stores the dealer's channels and marks those that it no longer lists as deleted. */
export async function upsertChannels(tx: Tx, channels: readonly KakaoChannel[], { provider, at }: Origin) {
  for (const { id, name, status, smsFailover } of channels) {
    const row = { provider, name, status, smsFailover, refreshedAt: at };
    await tx
      .insertInto('messageChannels')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  await tx
    .updateTable('messageChannels')
    .set({ status: 'DELETED', refreshedAt: at })
    .where('provider', '=', provider)
    .where((row) => row.not(row('id', 'in', ['', ...channels.map(({ id }) => id)])))
    .execute();
}

/** Stores a channel's templates and deletes those that the dealer no longer lists. */
export async function replaceTemplates(
  tx: Tx,
  { channelId, templates, at }: { channelId: string; templates: readonly KakaoTemplate[]; at: Date },
) {
  await tx.deleteFrom('messageTemplates').where('channelId', '=', channelId).execute();
  if (templates.length === 0) return;
  await tx
    .insertInto('messageTemplates')
    .values(
      templates.map(({ unknown, buttons, ...template }) => ({
        ...template,
        buttons: JSON.stringify(buttons),
        refreshedAt: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isChannelKnown(
  db: Db,
  { provider, channelId }: { provider: string; channelId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('messageChannels')
    .select('id')
    .where('id', '=', channelId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds a template by its code, or by its name if the dealer generates the codes. */
export async function findTemplate(
  db: Db,
  { provider, channelId, code }: { provider: string; channelId: string; code: string },
) {
  const found = await db
    .selectFrom('messageTemplates as template')
    .innerJoin('messageChannels as channel', 'channel.id', 'template.channelId')
    .select(['template.code', 'template.content', 'template.buttons', 'template.status'])
    .select(['template.inspectionStatus', 'channel.status as channelStatus', 'channel.smsFailover'])
    .where('channel.id', '=', channelId)
    .where('channel.provider', '=', provider)
    .where((row) => row.or([row('template.code', '=', code), row('template.name', '=', code)]))
    .orderBy((row) => row('template.code', '=', code), 'desc')
    .orderBy((row) => row('template.inspectionStatus', '=', 'APPROVED'), 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    found && {
      ...found,
      buttons: found.buttons as KakaoButton[],
      status: found.status as TemplateStatus,
      inspectionStatus: found.inspectionStatus as InspectionStatus,
      channelStatus: found.channelStatus as ChannelStatus,
    }
  );
}
