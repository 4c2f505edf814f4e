import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { listEventLog } from '@maru/contract/event-log/platform-log.endpoints.ts';
import { apiClient } from '../support/api-client.ts';
import { besideFloor } from '../support/beside-floor.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import type { LogTarget } from '../support/log-product.ts';
import { startReplay } from '../support/record-calls.ts';
import { startServer } from '../support/server-process.ts';

/** The platform's log among ten million entries, beside the same statements behind a bare server. */
const entries = Number(process.env.BENCH_ROWS ?? 10_000_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const beside = besideFloor(rounds);

type Asked = InputOf<typeof listEventLog>;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const deep = `older:${ago(60).getTime()}-00000000-0000-7000-8000-000000000000`;

function searches({ storeId, ownerId }: LogTarget): Record<string, Asked> {
  return {
    nothing: {},
    'a page deep in the past': { cursor: deep },
    'a level': { logLevel: 'ERROR' },
    'a level, deep in the past': { logLevel: 'ERROR', cursor: deep },
    'a module': { module: 'jobs' },
    'a module and a level': { module: 'browser', logLevel: 'WARN' },
    'a period': { from: ago(50).toISOString(), to: ago(49).toISOString() },
    'a person': { person: ownerId },
    'a store': { store: storeId },
    'a code': { code: 'FORBIDDEN' },
    'a request': { requestId: 'request-4242' },
    'who looked': { onlyLooks: true },
    'a word of every entry': { stringToSearch: '주문' },
    'a usual word': { stringToSearch: '단어7' },
    'a rare word': { stringToSearch: 'rare4242' },
    'a word of every entry and a rare one': { stringToSearch: '주문 rare424' },
    'a usual word and a word of every entry': { stringToSearch: '주문 단어7' },
    'two usual words that no entry has together': { stringToSearch: '단어7 단어8' },
    'a word of acts': { stringToSearch: '영업' },
    'a usual word, deep in the past': { stringToSearch: '단어7', cursor: deep },
  };
}

await onFreshCluster(async (connectionText) => {
  const product = await startServer<LogTarget>('log-product.ts', [connectionText, String(entries)]);
  beside.say(
    `${new Date().toISOString().slice(0, 10)}, ${entries} entries, ${rounds} rounds, ${cpus().length} cores, ` +
      `Node ${process.versions.node}`,
  );
  const asked = Object.entries(searches(product.target));
  const replay = await startReplay(connectionText, {
    token: product.target.token,
    calls: asked.map(
      ([, input]) =>
        (to) =>
          to.send(listEventLog, input),
    ),
    keeps: ({ text }) => /technical_log|_trail|from stores|from "users"/.test(text),
  });
  const ours = apiClient(product.target);
  for (const [place, [name, input]] of asked.entries()) {
    await beside.compare(name, { ours: () => ours.send(listEventLog, input), bare: () => replay.ask(place) });
  }
  ours.close();
  replay.stop();
  product.stop();
});
if (entries === 10_000_000)
  await writeFile(new URL('../results/search-log.txt', import.meta.url), beside.text());
