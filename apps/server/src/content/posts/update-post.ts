import { isDeepStrictEqual } from 'node:util';
import type { Post, updatePost as wire } from '@maru/contract/content/posts.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { admitThumbnail } from './admit-thumbnail.ts';
import { postFacts, postFields } from './post-fields.ts';
import { postToEdit } from './post-to-edit.ts';
import { findPost, updatePostRow } from './posts.queries.ts';
import { presentPost } from './present-post.ts';

/** Changes a post. An edit without a change writes nothing. */
export function updatePostBy(admitFile: AdmitFile) {
  return async function updatePost(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<Post> {
    const { actor, now } = context;
    const admitted = await admitThumbnail(admitFile, { awsKey: input.thumbnailKey, actorId: actor.userId });

    return context.transaction(async (tx) => {
      const before = await postToEdit(tx, context, input);
      const { id, createdAt, version, ...seen } = before;
      const { thumbnailFileId, thumbnailUrl, publishAt: stored } = before;
      const thumbnail = admitted ?? { thumbnailFileId, thumbnailUrl };
      const fields = postFields(input, { thumbnail, stored, now });
      if (isDeepStrictEqual(fields, seen)) return presentPost(before, now);

      await updatePostRow(tx, id, fields, { by: actor.userId, at: now });
      const after = (await findPost(tx, id)) ?? fail('NOT_FOUND');
      const facts = { before: postFacts(before), after: postFacts(after) };
      await writeContentTrail(tx, context, { act: 'updatePost', ...facts });
      return presentPost(after, now);
    });
  };
}
