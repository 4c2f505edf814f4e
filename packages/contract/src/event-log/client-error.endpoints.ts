import { z } from 'zod';
import { anyone, endpoint, NoContent } from '../endpoint.ts';

/** The browser shortens this text, and the server shortens it again. */
const said = (longest: number) => z.string().max(longest);

export const recordClientError = endpoint({
  name: 'recordClientError',
  method: 'POST',
  path: '/v6/serviceability/clienterror',
  summary:
    'Reports an error that nobody caught in a browser. E-mail addresses, long numbers and ids are hidden.',
  access: [anyone],
  input: z.strictObject({
    kind: z.enum(['ERROR', 'CHUNK']),
    message: said(500),
    /** The first lines of the stack. */
    stack: said(2_000).default(''),
    /** Path of the page, without its query. */
    page: said(200),
    app: z.enum(['hub', 'account']),
  }),
  output: NoContent,
  errors: ['TOO_MANY_REQUESTS'],
  mostBytes: 4_096,
});

export const clientErrorEndpoints = [recordClientError];
