import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { exportMenu } from '@maru/contract/menu/export-menu.ts';
import { checkMenuImport } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { expect, onTestFinished, test } from 'vitest';
import { listenOn } from '#test/event-stream.ts';
import { openShop } from '#test/open-shop.ts';
import { admitLargeBody } from './answers/heavy-calls.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

/** Blocks all reads of menus until the test releases the lock. */
async function holdMenus() {
  const client = await shop.pool.connect();
  await client.query('begin; lock table menu_items in access exclusive mode');
  let isHeld = true;
  const letGo = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('commit');
    client.release();
  };
  onTestFinished(letGo);
  return letGo;
}

const tooMany = { http: 429, status: 'TOO_MANY_REQUESTS', detail: { seconds: 5 } };

test('exports of one user do not make another user wait until all of them are done', async () => {
  const [hostile, other] = [await shop.openStore(), await shop.openStore()];
  const letGo = await holdMenus();
  const finished: string[] = [];
  const exportAs = async ({ storeId, owner }: At, name: string) => {
    const answer = await shop.call(exportMenu, { storeId }, owner);
    if (answer.http === 200) finished.push(name);
    return answer;
  };

  // Two run and two wait.
  const hostileAnswers = Array.from({ length: 5 }, () => exportAs(hostile, 'hostile'));
  expect(await Promise.any(hostileAnswers)).toMatchObject(tooMany);
  const otherAnswers = Array.from({ length: 3 }, () => exportAs(other, 'other'));
  expect(await Promise.any(otherAnswers)).toMatchObject(tooMany);
  await letGo();
  await Promise.all([...hostileAnswers, ...otherAnswers]);

  expect(finished.toSorted()).toEqual(['hostile', 'hostile', 'hostile', 'hostile', 'other', 'other']);
  expect(finished.indexOf('other')).toBeLessThan(finished.lastIndexOf('hostile'));
});

/** A call whose body is sent when the test says so. */
function beginCheck(base: string, { storeId, owner }: At) {
  const body = JSON.stringify({ items: [] });
  const call = request(base + checkMenuImport.path.replace(':storeId', storeId), {
    method: checkMenuImport.method,
    headers: {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  call.flushHeaders();
  onTestFinished(() => void call.destroy());
  const answer = once(call, 'response').then(async ([response]) => ({
    http: (response as IncomingMessage).statusCode,
    ...JSON.parse(await text(response as IncomingMessage)),
  }));
  return { answer, send: () => call.end(body) };
}

test('at most four large bodies of one user are read at the same time', async () => {
  const at = await shop.openStore();
  const base = await listenOn((await shop.instance()).app.hub);
  const calls = Array.from({ length: 5 }, () => beginCheck(base, at));

  // No body has been sent yet: the fifth call is refused unread.
  const refused = await Promise.race(calls.map(({ answer }, i) => answer.then((said) => ({ i, said }))));
  expect(refused.said).toMatchObject(tooMany);
  const admitted = calls.filter((_, i) => i !== refused.i);
  for (const { send } of admitted) send();

  expect(await Promise.all(admitted.map(({ answer }) => answer))).toMatchObject(Array(4).fill({ http: 200 }));
  const next = beginCheck(base, at);
  next.send();
  expect(await next.answer).toMatchObject({ http: 200 });
});

test('a client that hangs up before or after its body is admitted frees its slot', async () => {
  for (let i = 0; i < 10; i += 1) {
    const [gone, going] = [new PassThrough(), new PassThrough()];
    gone.destroy();
    await once(gone, 'close');
    admitLargeBody('hasty', gone);
    admitLargeBody('hasty', going);
    going.destroy();
    await once(going, 'close');
  }
});
