import type { FastifyRequest } from 'fastify';

const calls = /^\/(v5|v6|v7|oauth|session|assets|\.well-known)(\/|$)/;

/** Whether a person may have asked for a page. Missing endpoints and files must not answer with one. */
export function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const takesHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return (method === 'GET' || method === 'HEAD') && takesHtml && !calls.test(path);
}
