import type { IncomingHttpHeaders } from 'node:http';
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
  if (knowsTag(request.headers, tag)) throw new NotModified();
}

/** Whether the client says that it has the version of this tag. */
export function knowsTag(headers: IncomingHttpHeaders, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.includes(`"${tag}"`) ?? false;
}
