import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, type InputOf, type OutputOf, sendsBody } from '@maru/contract/endpoint.ts';
import { closeAtEnd } from './close-at-end.ts';
import type { TestConnection } from './database.ts';
import { type Answer, address, type Caller } from './open-shop.ts';

/**
 * A server with Toss Payments in a process of its own, with its workers. When it is killed, open requests reject.
 */
export async function killableServer({
  connection,
  tossUrl,
}: {
  connection: TestConnection;
  tossUrl: string;
}) {
  const filesFolder = await mkdtemp(join(tmpdir(), 'maru-killable-'));
  let child: ChildProcess | undefined;
  let at = { account: '', hub: '' };
  closeAtEnd(async () => {
    await kill();
    await rm(filesFolder, { recursive: true, force: true });
  });

  /** Starts a server in place of the running one, with a clock that is ahead by this much. */
  async function start(aheadMilliseconds = 0) {
    await kill();
    const serve = { connection, tossUrl, filesFolder, aheadMilliseconds };
    child = fork(join(import.meta.dirname, 'serve-with-toss.ts'), {
      env: { ...process.env, SERVE: JSON.stringify(serve) },
      execArgv: [],
    });
    const gone = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}`);
    });
    gone.catch(() => {});
    [at] = (await Promise.race([once(child, 'message'), gone])) as [typeof at];
  }

  async function kill() {
    const killed = child;
    child = undefined;
    if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
  }

  async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, as: Caller, key: string) {
    const { url, rest } = address(endpoint, { ...input });
    const response = await fetch(`${at.hub}${url}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${as.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(sendsBody(endpoint) && { body: JSON.stringify(rest) }),
    });
    return (await response.json()) as Answer<OutputOf<E>>;
  }

  /** Opens a page of the account area; `address` may name any host. */
  async function open(address: string, form?: Record<string, string>) {
    const url = new URL(address);
    const response = await fetch(`${at.account}${url.pathname}${url.search}`, {
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    return { location: response.headers.get('location') ?? '', text: await response.text() };
  }

  return { start, kill, call, open };
}
