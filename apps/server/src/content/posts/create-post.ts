import { mostOfKind } from '@maru/contract/content/content-fields.ts';
import type { Post, createPost as wire } from '@maru/contract/content/posts.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { newId } from '#server/db/new-id.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { countListChange, lockList } from '../content-lists.queries.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { admitThumbnail, noThumbnail } from './admit-thumbnail.ts';
import { postFacts, postFields } from './post-fields.ts';
import { findPost, insertPost, listPostRows } from './posts.queries.ts';
import { presentPost } from './present-post.ts';

/** Writes a post. Its thumbnail is inspected before the transaction, because that takes a while. */
export function createPostBy(admitFile: AdmitFile) {
  return async function createPost(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<Post> {
    const { actor, now } = context;
    const written = { by: actor.userId, at: now };
    const admitted = await admitThumbnail(admitFile, { awsKey: input.thumbnailKey, actorId: actor.userId });
    const thumbnail = admitted ?? noThumbnail;

    return context.transaction(async (tx) => {
      await lockList(tx, 'POST');
      const { length } = await listPostRows(tx);
      if (length >= mostOfKind.post) fail('TOO_MANY_CONTENTS', { most: mostOfKind.post });

      const id = newId();
      await insertPost(tx, id, postFields(input, { thumbnail, stored: null, now }), written);
      await countListChange(tx, 'POST', written);
      const row = (await findPost(tx, id)) ?? fail('NOT_FOUND');
      await writeContentTrail(tx, context, { act: 'createPost', before: null, after: postFacts(row) });
      return presentPost(row, now);
    });
  };
}
