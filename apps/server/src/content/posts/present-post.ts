import type { Post, PostRow as Shown } from '@maru/contract/content/posts.endpoints.ts';
import { publicationStatus } from '@maru/contract/content/publication.ts';
import type { PostRow, WholePost } from './posts.queries.ts';

export function presentRow({ publishAt, createdAt, ...row }: PostRow, now: Date): Shown {
  return {
    id: row.id,
    title: row.title,
    titleEn: row.titleEn,
    thumbnailUrl: row.thumbnailUrl,
    connectUrl: row.connectUrl,
    status: publicationStatus(publishAt, now),
    publishAt: publishAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version: row.version,
  };
}

export function presentPost(row: WholePost, now: Date): Post {
  return { ...presentRow(row, now), content: row.content, contentEn: row.contentEn };
}
