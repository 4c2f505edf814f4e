import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import { getAllUsers, searchUsers } from '@maru/contract/users/users.endpoints.ts';
import { type Answer, type ApiClient, apiClient } from '../support/api-client.ts';
import { besideFloor } from '../support/beside-floor.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { startReplay } from '../support/record-calls.ts';
import { startServer } from '../support/server-process.ts';
import { usernameOf } from '../support/user-crowd.ts';
import type { UserTarget } from '../support/user-product.ts';

/** The admins' list of a million users: first, later and last pages, and each search, beside the same statements. */
const users = Number(process.env.BENCH_USERS ?? 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
/** The slowest call may take this long at the median, in ms. */
const longest = 50;
const beside = besideFloor(rounds);

type Call = (client: ApiClient) => Promise<Answer>;
type Search = InputOf<typeof searchUsers>;

await onFreshCluster(async (connectionText) => {
  const { target, stop } = await startServer<UserTarget>('user-product.ts', [connectionText, String(users)]);
  beside.say(
    `${new Date().toISOString().slice(0, 10)}, ${users} users, ${rounds} rounds, ${cpus().length} cores, ` +
      `Node ${process.versions.node}`,
  );
  const ours = apiClient(target);
  const calls = Object.entries(callsOf(await deepCursors(ours)));
  const floor = await startReplay(connectionText, {
    token: target.token,
    calls: calls.map(([, call]) => call),
    keeps: ({ text }) => /from users u where/.test(text),
  });
  for (const [place, [name, call]] of calls.entries()) {
    await beside.compare(name, { ours: () => call(ours), bare: () => floor.ask(place) });
    await checkTime(name, () => call(ours));
  }
  ours.close();
  floor.stop();
  stop();
});
if (users === 1_000_000)
  await writeFile(new URL('../results/many-users.txt', import.meta.url), beside.text());

type Cursors = Record<'all' | 'recent' | 'name' | 'username', string>;

function callsOf(cursors: Cursors): Record<string, Call> {
  const search =
    (input: Search): Call =>
    (to) =>
      to.send(searchUsers, input);
  const all =
    (input: InputOf<typeof getAllUsers>): Call =>
    (to) =>
      to.send(getAllUsers, input);
  const whole = usernameOf(Math.floor(users / 2));
  const registeredFrom = addDays(businessDateOf(new Date(), 0), -29);
  return {
    'all users': all({ numberOfElements: 20 }),
    'all users, 100 rows': all({ numberOfElements: 100 }),
    'all users, far down': all({ numberOfElements: 20, cursor: cursors.all }),
    'those of 30 days': all({ registeredFrom, numberOfElements: 20 }),
    'those of 30 days, far down': all({ registeredFrom, numberOfElements: 20, cursor: cursors.recent }),
    'the beginning of every username': search({ username: 'g', numberOfElements: 20 }),
    'the same, 100 rows, far down': search({
      username: 'g',
      numberOfElements: 100,
      cursor: cursors.username,
    }),
    'a whole username': search({ username: whole, numberOfElements: 20 }),
    'a username that nobody has': search({ username: 'nobody@', numberOfElements: 20 }),
    'a surname': search({ username: '김', numberOfElements: 20 }),
    'a surname, 100 rows, far down': search({ username: '김', numberOfElements: 100, cursor: cursors.name }),
    'a whole name': search({ username: '김민준', numberOfElements: 20 }),
    'a name in Latin letters': search({ username: 'guest 0', numberOfElements: 20 }),
    'usernames and names together': search({ username: 'guest', numberOfElements: 20 }),
  };
}

/** Cursors in the middle of the lists. A cursor names a part and a user, so any user's id makes one. */
async function deepCursors(client: ApiClient): Promise<Cursors> {
  const middle = Math.floor(users / 2);
  const id = (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
  const named = middle - (middle % 400);
  const answer = await client.send(searchUsers, { username: usernameOf(middle) });
  if (answer.read<{ content: unknown[] }>().content.length !== 1) throw new Error('no user in the middle');
  return {
    all: `older:date:${id(middle)}:10001`,
    // Users signed up ten seconds apart.
    recent: `older:date:${id(users - 15 * 8_640)}:10001`,
    name: `older:name:${id(named + 20)}:10001`,
    username: `older:username:${id(middle)}:10001`,
  };
}

async function checkTime(name: string, ask: () => Promise<Answer>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await ask();
    times.push(performance.now() - from);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  if (median <= longest) return;
  beside.say(`${name}: ${median.toFixed(1)} ms, ABOVE ${longest} ms`);
  process.exitCode = 1;
}
