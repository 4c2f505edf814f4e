import type { News, NewsRow as Shown } from '@maru/contract/content/news.endpoints.ts';
import { publicationStatus } from '@maru/contract/content/publication.ts';
import type { NewsRow, WholeNews } from './news.queries.ts';

export function presentRow({ publishAt, createdAt, ...row }: NewsRow, now: Date): Shown {
  return {
    id: row.id,
    title: row.title,
    titleEn: row.titleEn,
    status: publicationStatus(publishAt, now),
    publishAt: publishAt?.toISOString() ?? null,
    isRead: row.isRead,
    createdAt: createdAt.toISOString(),
    version: row.version,
  };
}

export function presentNews(row: WholeNews, now: Date): News {
  return { ...presentRow(row, now), content: row.content, contentEn: row.contentEn };
}
