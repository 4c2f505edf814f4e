import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Statement } from './record-statements.ts';
import { serveBare } from './serve-bare.ts';

/** Acts by the part of the path that names them, with their statements and the answer to send. */
export type Script = { token: string; acts: { name: string; statements: Statement[]; answer: string }[] };

/**
 * The floor of an act, at `/…/…/…/…/:name`: runs the statements that the product runs for it, after one check of the
 * token.
 */
const [connectionText = '', scriptFile = ''] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connectionText), max: 10 });
// The database ends before this process at the end of a run.
pool.on('error', () => {});
const script: Script = JSON.parse(await readFile(scriptFile, 'utf8'));
const acts = new Map(script.acts.map((act) => [act.name, act]));
const expected = sha256(`Bearer ${script.token}`);

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

serveBare([], async ({ authorization, path, body }) => {
  if (!timingSafeEqual(sha256(authorization), expected)) throw new Error('unknown token');
  if (body) JSON.parse(body);
  const act = acts.get(path.split('/')[5] ?? '');
  if (!act) throw new Error(`unknown act ${path}`);
  const client = await pool.connect();
  try {
    for (const statement of act.statements) await client.query(statement);
    return act.answer;
  } finally {
    client.release();
  }
});
