import { loadavg } from 'node:os';
import { clientToken, refresh, signIn, type Tokens } from '../support/code-flow.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { startServer } from '../support/server-process.ts';
import type { SignInTarget } from '../support/sign-in-server.ts';

/**
 * Sign-ins, refreshes and client tokens per second of processor time of server and database together. Keycloak's
 * documentation states for one core, without its database: 15 password logins, 120 refreshes, 120 client credential
 * grants ("Concepts for sizing CPU and memory resources", keycloak.org).
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const connections = 4;
const people = 40;

type Act = (connection: number) => Promise<unknown>;

await onFreshCluster(async (connectionText) => {
  const args = [connectionText, String(people), '4980', '4981'];
  const { target, pid, stop } = await startServer<SignInTarget>('sign-in-server.ts', args);
  const { postmasterPid: postmaster } = target;
  const now = () => cpuTime({ server: pid, postmaster });
  console.log(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, ${connections} connections`,
  );

  let turn = 0;
  const login: Act = () => signIn(target, target.usernames[turn++ % people] as string);
  const held: Tokens[] = await Promise.all(
    Array.from({ length: connections }, (_, number) => signIn(target, target.usernames[number] as string)),
  );
  const renew: Act = async (connection) => {
    held[connection] = await refresh(target, held[connection] as Tokens);
  };
  const results = [
    await measure('sign-ins', login, 15, now),
    await measure('refreshes', renew, 120, now),
    await measure('client tokens', () => clientToken(target), 120, now),
  ];
  stop();
  if (results.some((ratio) => ratio <= 1)) process.exitCode = 1;
});

async function measure(name: string, act: Act, published: number, now: () => ReturnType<typeof cpuTime>) {
  await repeat(act, 2);
  const [before, started] = [now(), performance.now()];
  const done = await repeat(act, seconds);
  const [after, elapsed] = [now(), (performance.now() - started) / 1_000];
  const server = after.server - before.server;
  const database = after.database - before.database;
  const perSecond = done / (server + database);
  const milliseconds = (used: number) => `${((used / done) * 1_000).toFixed(2)} ms`;
  console.log(
    `${name}: ${perSecond.toFixed(0)} per CPU second (each ${milliseconds(server)} of the server, ` +
      `${milliseconds(database)} of the database; ${(done / elapsed).toFixed(0)}/s), ` +
      `Keycloak ${published}, ratio ${(perSecond / published).toFixed(2)}`,
  );
  return perSecond / published;
}

/** Each connection starts its next act when the last one is done. Returns the number of acts. */
async function repeat(act: Act, forSeconds: number): Promise<number> {
  const end = performance.now() + forSeconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < end) {
        await act(connection);
        done += 1;
      }
    }),
  );
  return done;
}
