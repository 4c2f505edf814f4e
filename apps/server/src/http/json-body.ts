import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Accepts only JSON bodies. Invalid UTF-8 is refused instead of being replaced character by character. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      const text = utf8.decode(body as Buffer);
      done(null, text === '' ? undefined : JSON.parse(text));
    } catch {
      done(new Refusal('WRONG_FORMAT', undefined, { body: 'wrongFormat' }));
    }
  });
}
