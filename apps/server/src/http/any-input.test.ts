import { type Endpoint, NoContent, pathKeys, sendsBody } from '@maru/contract/endpoint.ts';
import { endpoints } from '@maru/contract/endpoints.ts';
import { refusalsOf } from '@maru/contract/refusals.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { fittingInput, spoiltInput } from '#test/any-input.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const at = await shop.openStore();
const order = await shop.order(at);
const known = {
  storeId: [at.storeId],
  orderId: [order.id, newId()],
  storeOrderId: [order.id, newId()],
  itemId: [at.menu.americano, at.menu.cake, at.menu.fruitBox, newId()],
  choiceIds: [at.menu.hot, at.menu.iced, at.menu.shot, newId()],
  total: [4_500, 6_800, 0],
};

/** Sends values unchanged, in path, query or body. */
async function send(endpoint: Endpoint, values: Record<string, unknown>, body?: Uint8Array | string) {
  const inPath = pathKeys(endpoint);
  const asText = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
  const path = inPath.reduce(
    (url, key) => url.replace(`:${key}`, encodeURIComponent(asText(values[key]))),
    endpoint.path as string,
  );
  // A `..` segment leads to another address, whose answers are not this endpoint's.
  fc.pre(new URL(path, 'http://any').pathname === path);
  const rest = Object.entries(values)
    .filter(([key]) => !inPath.includes(key))
    .map(([key, value]) => [endpoint.wireNames?.[key] ?? key, value] as const);
  const query = rest.flatMap(([key, value]) =>
    [value].flat().map((one) => [key, asText(one)] as [string, string]),
  );
  const hasBody = sendsBody(endpoint);
  const response = await shop.app.account.inject({
    method: endpoint.method,
    url: hasBody ? path : `${path}?${new URLSearchParams(query)}`,
    headers: {
      authorization: `Bearer ${at.owner.token}`,
      'idempotency-key': newId(),
      'content-type': 'application/json',
    },
    ...(hasBody && { payload: (body as string) ?? JSON.stringify(Object.fromEntries(rest)) }),
    payloadAsStream: endpoint.stream === true,
  });
  if (endpoint.stream && response.statusCode === 200) {
    response.stream().destroy();
    return { http: 200, status: 'OK' };
  }
  if (hasNoBody(endpoint, response.statusCode)) {
    expect(response.body).toBe('');
    return { http: response.statusCode, status: 'OK' };
  }
  const text = endpoint.stream ? await new Response(response.stream() as never).text() : response.body;
  return { http: response.statusCode, ...JSON.parse(text) };
}

/** Only an endpoint that declares it may answer without a body. */
function hasNoBody({ output, revalidated }: Endpoint, http: number) {
  return (http === 304 && revalidated === true) || (http === 204 && output === NoContent);
}

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers any input with a success or a refusal that it declares',
  async (_, endpoint) => {
    const input = fc.oneof(
      { weight: 3, arbitrary: fc.record({ values: spoiltInput(endpoint, known) }) },
      { weight: 2, arbitrary: fc.record({ values: fittingInput(endpoint, known) }) },
      {
        weight: 1,
        arbitrary: fc.record({
          values: fittingInput(endpoint, known, 'required'),
          body: fc.oneof(fc.json(), fc.uint8Array({ maxLength: 50 }), fc.string()),
        }),
      },
    );
    const declared = new Set<string>(['OK', ...refusalsOf(endpoint)].filter((code) => code !== 'INTERNAL'));
    const answers = fc.asyncProperty(input, async ({ values, ...raw }) => {
      const body = 'body' in raw ? raw.body : undefined;
      const answer = await send(endpoint, values, body instanceof Uint8Array ? Buffer.from(body) : body);
      expect(declared).toContain(answer.status);
      if (answer.status === 'WRONG_FORMAT') expect(Object.keys(answer.fields).length).toBeGreaterThan(0);
    });
    await fc.assert(answers, { numRuns: 60 });
  },
);
