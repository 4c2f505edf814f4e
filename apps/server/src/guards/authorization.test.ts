import { type Access, type Endpoint, hasStoreAccess, sendsBody } from '@maru/contract/endpoint.ts';
import { endpoints } from '@maru/contract/endpoints.ts';
import { refusalsOf } from '@maru/contract/refusals.ts';
import type { Right } from '@maru/contract/store-access/rights.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { validInput } from '#test/any-input.ts';
import { authorizationScene, type Persona, personas } from '#test/authorization-scene.ts';
import { address, openShop } from '#test/open-shop.ts';

/*
 * Tries every endpoint of the contract as every kind of caller on the whole server. The result is committed as
 * authorization.tsv. A new or changed endpoint changes rows of it:
 *
 *   node_modules/.bin/vitest run apps/server/src/guards/authorization.test.ts --update
 *
 * Read the diff before you commit it. CI never updates.
 */

const shop = await openShop();
const scene = await authorizationScene(shop);

/** The guard's answer; `yes` if the call got past it, whatever the act answered. */
type Outcome = '401' | '403' | '404' | '423' | 'yes' | '-';

/** These answers say nothing about access: the test sent a wrong call, or the server failed. */
const isOwnFault = new Set<string>(['WRONG_FORMAT', 'INTERNAL']);

async function outcomeOf(endpoint: Endpoint, persona: Persona): Promise<Outcome> {
  if (persona === 'lockedOwner' && !endpoint.lock) return '-';
  const input = validInput(endpoint, scene.knownTo(endpoint, persona));
  const call = async () => send(endpoint, input, await scene.tokenOf(persona, neededRights(endpoint)));
  const first = await call();
  // The server may notice only now that an earlier call ended the sign-in. The second call signs in again.
  const { http, status } = first.status === 'UNAUTHENTICATED' ? await call() : first;
  if (status === 'UNAUTHENTICATED') return '401';
  if (status === 'FORBIDDEN') return '403';
  if (status === 'NOT_FOUND') return isOpen(endpoint) ? 'yes' : '404';
  if (status === 'LOCKED') return '423';
  const declared: string[] = refusalsOf(endpoint).filter((code) => !isOwnFault.has(code));
  if (status !== 'OK' && !declared.includes(status))
    throw new Error(`${endpoint.name} answers ${http} ${status} to ${JSON.stringify(input)}`);
  return 'yes';
}

async function send(endpoint: Endpoint, input: Record<string, unknown>, token: string | undefined) {
  const { url, rest } = address(endpoint, input);
  const response = await shop.app.account.inject({
    method: endpoint.method,
    url: sendsBody(endpoint) ? url : `${url}?${queryOf(rest)}`,
    headers: {
      // Only pages of the account area get tokens.
      origin: shop.config.accountUrl,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.idempotent && { 'idempotency-key': newId() }),
    },
    ...(sendsBody(endpoint) && { payload: rest }),
    // Wrong passwords tried here must not delay callers elsewhere.
    remoteAddress: '192.0.2.1',
    payloadAsStream: endpoint.stream === true,
  });
  const isStreaming = endpoint.stream && response.statusCode === 200;
  if (isStreaming) response.stream().destroy();
  if (isStreaming || response.statusCode === 204) return { http: response.statusCode, status: 'OK' };
  const text = endpoint.stream ? await new Response(response.stream() as never).text() : response.body;
  return { http: response.statusCode, status: (JSON.parse(text) as { status: string }).status };
}

function queryOf(values: Record<string, unknown>): URLSearchParams {
  const texts = Object.entries(values).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, String(one)]),
  );
  return new URLSearchParams(texts);
}

const isOpen = ({ access }: Endpoint) => access.some(({ kind }) => kind === 'anyone');

/** Any one of these rights is enough. */
function neededRights({ access }: Endpoint): Right[] {
  return access.flatMap((way) => (way.kind === 'member' && way.right !== 'ANY' ? [way.right] : []));
}

/** Who may call (docs/rules/answers.md, Who may call), computed from the contract alone, without the guard. */
function expectedOf(endpoint: Endpoint, persona: Persona): Outcome {
  const { access, lock } = endpoint;
  const has = (kind: Access['kind']) => access.some((way) => way.kind === kind);
  if (persona === 'lockedOwner') return lock ? '423' : '-';
  if (has('anyone')) return 'yes';
  if (persona === 'visitor' || persona === 'client') return '401';
  if (has('user')) return scene.isClosedByAct(endpoint, persona) ? '404' : 'yes';
  if (persona === 'admin') return has('admin') ? 'yes' : '404';

  const namesStore = Object.hasOwn(endpoint.input.shape, 'storeId');
  if (persona === 'otherUser' || persona === 'otherOwner') return namesStore ? '404' : '403';
  const isForAnyMember = access.some((way) => way.kind === 'member' && way.right === 'ANY');
  if (!hasStoreAccess(endpoint)) return '403';
  if (persona === 'owner') return 'yes';
  if (persona === 'staffWithout' && scene.needsRightByAct(endpoint)) return '403';
  if (persona === 'staffWith' && scene.needsMoreByAct(endpoint)) return '403';
  return isForAnyMember || (neededRights(endpoint).length > 0 && persona === 'staffWith') ? 'yes' : '403';
}

const table = new Map<string, readonly Outcome[]>();

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s admits exactly the callers that its access names',
  async (name, endpoint) => {
    const outcomes: [Persona, Outcome][] = [];
    for (const persona of personas) outcomes.push([persona, await outcomeOf(endpoint, persona)]);
    table.set(
      name,
      outcomes.map(([, outcome]) => outcome),
    );

    const expected = personas.map((persona) => [persona, expectedOf(endpoint, persona)]);
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected));
  },
);

test('the access table equals the committed one', async () => {
  const words = ({ access }: Endpoint) =>
    access.map((way) => (way.kind === 'member' ? `member:${way.right}` : way.kind)).join(' | ');
  const lines = endpoints.map((endpoint) =>
    [endpoint.name, words(endpoint), endpoint.lock ?? '-', ...(table.get(endpoint.name) ?? [])].join('\t'),
  );
  const head = ['endpoint', 'access', 'lock', ...personas].join('\t');
  await expect(`${[head, ...lines.sort()].join('\n')}\n`).toMatchFileSnapshot('authorization.tsv');
});
