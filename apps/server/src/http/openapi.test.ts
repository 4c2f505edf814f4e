import { endpoints } from '@maru/contract/endpoints.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Parameter = { name?: string; in?: string; $ref?: string; required?: boolean };
type Operation = {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  security: object[];
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: Record<string, unknown> }> }
  >;
};

const document = openApiDocument({ accountUrl: 'http://localhost:3000', hubUrl: 'http://localhost:3001' });
const paths = document.paths as Record<string, Record<string, Operation>>;
const components = document.components as {
  schemas: Record<string, unknown>;
  parameters: Record<string, unknown>;
};

function operationsOf(path: string) {
  return Object.entries(paths[path] ?? {}).filter(([key]) => key !== 'servers');
}

function operation(name: string): Operation {
  const found = Object.keys(paths)
    .flatMap((path) => operationsOf(path))
    .find(([, { operationId }]) => operationId === name);
  if (!found) throw new Error(`no operation ${name}`);
  return found[1];
}

test('a public validator accepts the document, and every reference resolves', async () => {
  const validator = new Validator();

  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(() => validator.resolveRefs()).not.toThrow();
  for (const [, name] of JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    expect(components.schemas).toHaveProperty([name ?? '']);
  }
});

test('the validator refuses a broken document', async () => {
  const broken = { ...structuredClone(document), paths: { '/a': { get: { responses: 'none' } } } };

  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

test('every endpoint of the contract is in the document once, under its name, method and path', () => {
  const described = Object.keys(paths)
    .flatMap((path) => operationsOf(path).map(([method, each]) => [each.operationId, method, path].join(' ')))
    .sort();
  const expected = endpoints.map(({ name, method, path }) =>
    [name, method.toLowerCase(), path.replace(/:(\w+)/g, '{$1}')].join(' '),
  );
  const byHand = ['requestToken post /oauth/token', 'revokeToken post /oauth/revoke', 'signIn post /login'];

  expect(described).toEqual([...expected, ...byHand].sort());
});

test('the flat input is split over path and body', () => {
  const { parameters = [], requestBody } = operation('changeOrderStatus');
  const { schema } = requestBody?.content['application/json'] ?? {};

  expect(parameters.filter((each) => each.in === 'path')).toMatchObject([
    { name: 'storeId', required: true },
    { name: 'orderId', required: true },
  ]);
  expect(Object.keys(schema?.properties ?? {})).toEqual(['newOrderStatus', 'reason']);
  expect(schema?.required).toEqual(['newOrderStatus']);
});

test('query parameters have their wire names', () => {
  const { parameters = [], requestBody } = operation('getStore');

  expect(parameters.filter((each) => each.in === 'query')).toMatchObject([
    { name: 'storeID', required: true },
  ]);
  expect(requestBody).toBeUndefined();
});

test('answers are in their envelope, and objects have the names of their exports', () => {
  expect(operation('getOrder').responses['200']?.content['application/json']?.schema).toMatchObject({
    properties: { status: { const: 'OK' }, response: { $ref: '#/components/schemas/Order' } },
  });
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining([
      'Order',
      'OrderLine',
      'Payment',
      'Transaction',
      'StoreItem',
      'Won',
      'NewOrderLine',
    ]),
  );
});

test('every refusal is listed under its HTTP status with the schema of its detail', () => {
  const { responses } = operation('takeOrder');

  expect(responses['409']?.description).toContain('PRICE_CHANGED');
  expect(operation('postPayment').responses['422']?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/IdempotencyKeyReusedFailure',
  });
  expect(components.schemas.PriceChangedFailure).toMatchObject({
    properties: { status: { const: 'PRICE_CHANGED' }, detail: { $ref: '#/components/schemas/PricedCart' } },
    required: ['status', 'message', 'detail'],
  });
  expect(components.schemas.WrongFormatFailure).toHaveProperty('properties.fields');
});

test('calls that move money require a key, and streams can be resumed', () => {
  const refs = (name: string) =>
    (operation(name).parameters ?? []).map(({ $ref }) => $ref?.split('/').at(-1));

  expect(refs('takeOrder')).toContain('IdempotencyKey');
  expect(refs('takeOrder')).toContain('SaleAge');
  expect(refs('getOrder')).not.toContain('IdempotencyKey');
  expect(refs('streamStoreEvents')).toContain('LastEventId');
  expect(operation('streamStoreEvents').responses['200']?.content).toHaveProperty(['text/event-stream']);
});

test('only open calls may come without a token', () => {
  expect(operation('grantClientToken').security).toContainEqual({});
  expect(operation('getOrder').security).toEqual([{ bearer: [] }]);
});
