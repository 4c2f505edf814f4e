import { z } from 'zod';
import { admin, endpoint, NoContent, user } from '../endpoint.ts';
import { Id, Instant, secureWebAddress, text, Version } from '../fields.ts';
import { AwsKey, admissionRefusals } from '../files/files.endpoints.ts';
import {
  checkPublication,
  checkWhole,
  DocumentOutput,
  documentInput,
  longest,
  mostOfKind,
  optionalText,
  publicationInput,
  publicationOutput,
  refuse,
} from './content-fields.ts';
import { longestDocument } from './document-rules.ts';

/** A post without its text, as lists show it. */
const PostRow = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.string().nullable(),
  /** Absolute path, valid on both origins; its content is immutable. */
  thumbnailUrl: z.string().nullable(),
  /** The https address that the post opens. Null: the post has only its own text. A post may have both. */
  connectUrl: z.string().nullable(),
  ...publicationOutput,
  createdAt: Instant,
  version: z.int(),
});
export type PostRow = z.output<typeof PostRow>;

export const Post = PostRow.extend({
  content: DocumentOutput.nullable(),
  contentEn: DocumentOutput.nullable(),
});
export type Post = z.output<typeof Post>;

/** In display order. `version` increases when the order or the members of the list change, drafts included. */
export const PostList = z.object({ version: z.int(), posts: z.array(PostRow) });
export type PostList = z.output<typeof PostList>;

const written = {
  title: text(longest.title, 1),
  titleEn: optionalText(longest.title),
  content: documentInput(longestDocument.post),
  contentEn: documentInput(longestDocument.post),
  connectUrl: secureWebAddress(longest.address).nullable(),
  /** Key of a picture uploaded for CONTENT_IMAGE; null removes it, a missing value keeps it. */
  thumbnailKey: AwsKey.nullable().optional(),
  ...publicationInput,
};

type Written = z.output<z.ZodObject<typeof written>>;

/** zod refinement: a post that is not a draft has a text or an address. */
function check(value: Written, context: z.core.$RefinementCtx) {
  checkPublication(value, context);
  const hasLink = value.connectUrl !== null;
  if (value.status !== 'DRAFT' && !hasLink && value.content === null) refuse(context, 'content');
  if (value.status !== 'DRAFT' && value.content === null && value.contentEn !== null)
    refuse(context, 'content');
  const english = value.content === null ? [] : (['titleEn', 'contentEn'] as const);
  checkWhole(value, context, { needed: [], english });
}

export const listPosts = endpoint({
  name: 'listPosts',
  method: 'GET',
  path: '/v6/cm/post',
  summary: 'Published posts in display order. Admins may also request drafts and scheduled ones.',
  access: [user],
  input: z.strictObject({ isAdmin: z.boolean().default(false) }),
  output: PostList,
  errors: ['FORBIDDEN'],
});

export const getPost = endpoint({
  name: 'getPost',
  method: 'GET',
  path: '/v6/cm/post/:id',
  summary: 'One published post. With `isAdmin` an admin also reads drafts and scheduled ones.',
  access: [user],
  input: z.strictObject({ id: Id, isAdmin: z.boolean().default(false) }),
  output: Post,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const createPost = endpoint({
  name: 'createPost',
  method: 'POST',
  path: '/v6/cm/post',
  summary: 'Writes a post at the beginning of the list: a draft, published now or scheduled.',
  access: [admin],
  input: z.strictObject(written).superRefine(check),
  output: Post,
  errors: ['PUBLISH_TIME_PASSED', 'TOO_MANY_CONTENTS', ...admissionRefusals],
  idempotent: true,
});

export const updatePost = endpoint({
  name: 'updatePost',
  method: 'PUT',
  path: '/v6/cm/post/:id',
  summary: 'Changes a post, based on the version that was read.',
  access: [admin],
  input: z.strictObject({ id: Id, version: Version, ...written }).superRefine(check),
  output: Post,
  errors: ['NOT_FOUND', 'PUBLISH_TIME_PASSED', ...admissionRefusals],
  versioned: true,
});

export const deletePost = endpoint({
  name: 'deletePost',
  method: 'DELETE',
  path: '/v6/cm/post/:id',
  summary: 'Deletes a post for good.',
  access: [admin],
  input: z.strictObject({ id: Id, version: Version }),
  output: NoContent,
  errors: ['NOT_FOUND'],
  versioned: true,
});

export const sortPosts = endpoint({
  name: 'sortPosts',
  method: 'PATCH',
  path: '/v6/cm/post/displaysort',
  summary:
    'Sorts all posts, drafts included. `version` is that of the list; if it is stale, the refusal contains the present list.',
  access: [admin],
  input: z.strictObject({ version: Version, uuidList: z.array(Id).min(1).max(mostOfKind.post) }),
  output: PostList,
  errors: [],
  versioned: true,
});

export const postEndpoints = [listPosts, getPost, createPost, updatePost, deletePost, sortPosts];
