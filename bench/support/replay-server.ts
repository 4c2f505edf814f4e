import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Statement } from './record-statements.ts';
import { serveBare } from './serve-bare.ts';

/** The statements of one act for each order, and the answer to send. */
export type Script = { token: string; answer: string; acts: { orderId: string; statements: Statement[] }[] };

/** The floor of an act: runs the statements that the product runs for it, after one check of the token. */
const [connectionText = '', scriptFile = ''] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connectionText), max: 10 });
// The database ends before this process at the end of a run.
pool.on('error', () => {});
const script: Script = JSON.parse(await readFile(scriptFile, 'utf8'));
const acts = new Map(script.acts.map(({ orderId, statements }) => [orderId, statements]));
const expected = sha256(`Bearer ${script.token}`);

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

serveBare([], async ({ authorization, path, body }) => {
  if (!timingSafeEqual(sha256(authorization), expected)) throw new Error('unknown token');
  JSON.parse(body);
  const statements = acts.get(path.split('/')[5] ?? '') ?? [];
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query(statement);
    return script.answer;
  } finally {
    client.release();
  }
});
