import type { Context } from '#server/http/context.ts';

/** Ends an act early with 304, because the client has the current answer (`revalidated` endpoints). */
export class NotModified extends Error {
  constructor() {
    super('not modified');
  }
}

/**
 * Sets the ETag and ends the act if the client already has this version. The tag is weak because compression does not
 * change it.
 */
export function tagAnswer({ request, reply }: Pick<Context, 'request' | 'reply'>, tag: string) {
  reply.header('etag', `W/"${tag}"`);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(`"${tag}"`)) throw new NotModified();
}
