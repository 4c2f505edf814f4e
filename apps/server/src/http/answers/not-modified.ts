import type { Context } from '#server/http/context.ts';

/** Leaves an act early: who asks has the answer already (`revalidated` of an endpoint). */
export class NotModified extends Error {
  constructor() {
    super('not modified');
  }
}

/**
 * Tags what is going to be answered, and leaves early where who asks has that already. The tag is weak: it is of what the
 * answer says, however that is compressed.
 */
export function tagAnswer({ request, reply }: Pick<Context, 'request' | 'reply'>, tag: string) {
  reply.header('etag', `W/"${tag}"`);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(`"${tag}"`)) throw new NotModified();
}
