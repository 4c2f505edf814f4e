import type { OfferedTemplate } from '@maru/contract/points/point-messages.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import type { ChannelStatus, KakaoButton } from '#server/providers/kakao/kakao-provider.ts';

export type ListedChannel = { id: string; name: string; status: ChannelStatus; smsFailover: boolean };

/** The channels with these ids that the dealer has. */
export async function listChannels(db: DbOrTx, ids: readonly string[]): Promise<ListedChannel[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('messageChannels')
    .select(['id', 'name', 'status', 'smsFailover'])
    .where('id', 'in', [...ids])
    .orderBy(sql`name collate "C"`)
    .orderBy('id')
    .execute();
  return rows as ListedChannel[];
}

export type ListedTemplate = OfferedTemplate & {
  channelId: string;
  code: string;
  name: string;
  inspectionComment: string | null;
};

/** The templates of these channels, or one of them. */
export async function listTemplates(
  db: DbOrTx,
  { channelIds, code }: { channelIds: readonly string[]; code?: string },
): Promise<ListedTemplate[]> {
  const { rows } = await sql<Omit<ListedTemplate, 'links'> & { buttons: KakaoButton[] }>`
    select t.channel_id, t.code, t.name, t.content, t.buttons, t.status, t.inspection_status, t.inspection_comment,
      c.status as channel_status
    from message_templates t join message_channels c on c.id = t.channel_id
    where t.channel_id = any(${[...channelIds]}::text[]) and (${code ?? null}::text is null or t.code = ${code ?? null})
    order by t.channel_id, t.name collate "C", t.code`.execute(db);
  return rows.map(({ buttons, ...template }) => ({
    ...template,
    links: buttons.flatMap(({ linkMobile, linkPc }) => [linkMobile ?? '', linkPc ?? '']),
  }));
}
