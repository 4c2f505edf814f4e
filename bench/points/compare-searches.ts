import { searchCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import { findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import type { CustomerFilter } from '@maru/server/customers/finding/customer-filter.queries.ts';
import { apiClient } from '../support/api-client.ts';
import type { besideFloor } from '../support/beside-floor.ts';
import { phoneOf, rareDigits } from '../support/customer-crowd.ts';
import type { CustomerFloorRequest } from '../support/customer-floor.ts';
import type { CustomerTarget } from '../support/customer-product.ts';
import { startReplay } from '../support/record-calls.ts';
import { startServer } from '../support/server-process.ts';

const atOnce = 50;

type Search = Omit<InputOf<typeof searchCustomers>, 'storeId'>;
type Compared = { ours: Search; bare: Omit<CustomerFilter, 'storeId'> & { hashes?: string[] } };
type Asked = {
  connectionText: string;
  target: CustomerTarget;
  customers: number;
  beside: ReturnType<typeof besideFloor>;
};

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

/** First pages of the customer search, and what the till finds, beside the same statements behind a bare server. */
export async function compareSearches({ connectionText, target, customers, beside }: Asked) {
  const floor = await startServer<{ address: string; token: string }>('customer-floor.ts', [
    connectionText,
    'a secret of measurements',
  ]);
  const [ours, bare] = [apiClient(target), apiClient(floor.target)];
  const { storeId } = target;
  for (const [name, asked] of Object.entries(searches(target))) {
    const { hashes, ...filter } = asked.bare;
    const body: CustomerFloorRequest = {
      ...{ filter: { storeId, ...filter }, limit: atOnce + 1 },
      ...(hashes && { hashes }),
    };
    await beside.compare(`search by ${name}`, {
      ours: () => ours.send(searchCustomers, { storeId, ...asked.ours }),
      bare: () => bare.ask('/', { method: 'POST', body }),
    });
  }
  for (const part of [ours, bare]) part.close();
  floor.stop();
  await compareAtTill({ connectionText, target, customers, beside });
}

/** Includes the writes that count how many customers a member finds, so each call uses another member. */
async function compareAtTill({ connectionText, target, customers, beside }: Asked) {
  const { storeId, tillTokens } = target;
  const calls = [
    { name: 'by the whole number', phone: target.phone, token: tillTokens[0] ?? '' },
    // More than a hundred customers have these digits: too many to be shown.
    { name: 'by four digits of many', phone: phoneOf(customers - 1).slice(-4), token: tillTokens[1] ?? '' },
    { name: 'by four digits of five', phone: rareDigits, token: tillTokens[2] ?? '' },
  ];
  for (const { name, phone, token } of calls) {
    const replay = await startReplay(connectionText, {
      token,
      calls: [(to) => to.send(findCustomer, { storeId, phone })],
      keeps: ({ text }) => /customers|point_|rate_limits/.test(text),
    });
    const ours = apiClient({ ...target, token });
    await beside.compare(`at the till ${name}`, {
      ours: () => ours.send(findCustomer, { storeId, phone }),
      bare: () => replay.ask(0),
    });
    ours.close();
    replay.stop();
  }
}
