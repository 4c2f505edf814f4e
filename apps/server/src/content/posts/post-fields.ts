import type { createPost } from '@maru/contract/content/posts.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { publishAtOf } from '../publish-at.ts';
import { documentFacts } from '../write-content-trail.ts';
import type { Thumbnail } from './admit-thumbnail.ts';
import type { PostFields, WholePost } from './posts.queries.ts';

/** The fields that an admin wrote, as columns. */
export function postFields(
  input: ParsedInputOf<typeof createPost>,
  { thumbnail, stored, now }: { thumbnail: Thumbnail; stored: Date | null; now: Date },
): PostFields {
  const { title, titleEn, content, contentEn, connectUrl } = input;
  const publishAt = publishAtOf(input, { stored, now });
  return { title, titleEn, content, contentEn, connectUrl, ...thumbnail, publishAt };
}

/** A post as the trail records it. */
export function postFacts(row: WholePost) {
  const { title, titleEn, connectUrl, thumbnailUrl, publishAt } = row;
  return {
    ...{ title, titleEn, connectUrl, thumbnailUrl },
    content: documentFacts(row.content),
    contentEn: documentFacts(row.contentEn),
    publishAt: publishAt?.toISOString() ?? null,
  };
}
