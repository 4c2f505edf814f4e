import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { searchCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import type { CustomerFilter } from '@maru/server/customers/finding/customer-filter.queries.ts';
import { apiClient } from '../support/api-client.ts';
import { besideFloor } from '../support/beside-floor.ts';
import type { CustomerFloorRequest } from '../support/customer-floor.ts';
import type { CustomerTarget } from '../support/customer-product.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { startServer } from '../support/server-process.ts';

/**
 * First pages of the customer search in a store of a million customers, beside the same statements sent by a bare
 * node:http server with one token check.
 */
const customers = Number(process.env.BENCH_CUSTOMERS ?? 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const atOnce = 50;
const { say, compare, text } = besideFloor(rounds);

type Search = Omit<InputOf<typeof searchCustomers>, 'storeId'>;
type Compared = { ours: Search; bare: Omit<CustomerFilter, 'storeId'> & { hashes?: string[] } };

function searches({ phone, hashes }: CustomerTarget): Record<string, Compared> {
  const initials = (prefix: string) => ({ by: 'initials' as const, prefix, letters: [] });
  return {
    nothing: { ours: {}, bare: {} },
    'the whole number': { ours: { text: phone }, bare: { hashes } },
    'the last four digits': { ours: { text: '0123' }, bare: { search: { by: 'lastFour', digits: '0123' } } },
    'a surname': { ours: { text: '김' }, bare: { search: { by: 'name', prefix: '김' } } },
    'a whole name': { ours: { text: '김민준' }, bare: { search: { by: 'name', prefix: '김민준' } } },
    'one initial consonant': { ours: { text: 'ㄱ' }, bare: { search: initials('ㄱ') } },
    'three initial consonants': { ours: { text: 'ㄱㅁㅈ' }, bare: { search: initials('ㄱㅁㅈ') } },
    'a usual tag': { ours: { tag: '단골' }, bare: { tag: '단골' } },
    'a rare tag': { ours: { tag: '귀빈' }, bare: { tag: '귀빈' } },
    'a surname and a usual tag': {
      ours: { text: '김', tag: '단골' },
      bare: { search: { by: 'name', prefix: '김' }, tag: '단골' },
    },
  };
}

await onFreshCluster(async (connectionText) => {
  const product = await startServer<CustomerTarget>('customer-product.ts', [
    connectionText,
    String(customers),
  ]);
  const floor = await startServer<{ address: string; token: string }>('customer-floor.ts', [
    connectionText,
    'a secret of measurements',
  ]);
  const [ours, bare] = [apiClient(product.target), apiClient(floor.target)];
  const { storeId } = product.target;
  say(
    `${new Date().toISOString().slice(0, 10)}, ${customers} customers, ${rounds} rounds, ${cpus().length} cores, Node ${process.versions.node}`,
  );
  for (const [name, asked] of Object.entries(searches(product.target))) {
    const { hashes, ...filter } = asked.bare;
    const body: CustomerFloorRequest = {
      ...{ filter: { storeId, ...filter }, limit: atOnce + 1 },
      ...(hashes && { hashes }),
    };
    await compare(`search by ${name}`, {
      ours: () => ours.send(searchCustomers, { storeId, ...asked.ours }),
      bare: () => askFloor(body),
    });
  }
  for (const part of [ours, bare]) part.close();
  for (const part of [product, floor]) part.stop();

  async function askFloor(body: CustomerFloorRequest) {
    const answer = await bare.ask('/', { method: 'POST', body });
    if (answer.http !== 200) throw new Error(`the floor answered ${answer.http}`);
    return answer;
  }
});
if (customers === 1_000_000) {
  await writeFile(new URL('../results/find-customer.txt', import.meta.url), text());
}
