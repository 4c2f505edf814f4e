import { expect, test } from 'vitest';
import { checkActFiles } from './act-files.ts';
import { checkErrorCatalogue } from './error-catalogue.ts';
import { checkHubActs } from './hub-acts.ts';
import { checkMountedEndpoints } from './mounted-endpoints.ts';
import { plantRepository } from './plant-repository.ts';

const contract = 'packages/contract/src';
const server = 'apps/server/src';

function stated(name: string, access = "[{ kind: 'user' }]") {
  return `export const ${name} = endpoint({ name: '${name}', access: ${access}, errors: [], input: { shape: {} } });\n`;
}

const endpointFunction = 'const endpoint = (definition) => definition;\n';

const good = {
  [`${contract}/endpoints.ts`]:
    "import { getOrder } from './orders/orders.endpoints.ts';\nexport const endpoints = [getOrder];",
  [`${contract}/orders/orders.endpoints.ts`]: endpointFunction + stated('getOrder'),
  [`${server}/app.ts`]: "import { orderRoutes } from './orders/orders.routes.ts';",
  [`${server}/orders/orders.routes.ts`]:
    "import * as wire from '@maru/contract/orders/orders.endpoints.ts';\nexport const orderRoutes = [route(wire.getOrder, getOrder)];",
};

test('an endpoint that is listed, has access and is mounted once is not reported', async () => {
  expect(await checkMountedEndpoints(plantRepository(good))).toEqual([]);
});

test('an endpoint that is not listed, not mounted or wrongly named is reported', async () => {
  const planted = plantRepository({
    ...good,
    [`${contract}/orders/orders.endpoints.ts`]:
      endpointFunction +
      stated('getOrder') +
      stated('listOrders') +
      stated('takeOrder').replace("'takeOrder'", "'sell'"),
  });

  expect(await checkMountedEndpoints(planted)).toEqual([
    `${contract}/orders/orders.endpoints.ts:3 listOrders is not in endpoints.ts`,
    `${contract}/orders/orders.endpoints.ts:3 listOrders is not mounted`,
    `${contract}/orders/orders.endpoints.ts:4 takeOrder calls itself sell`,
    `${contract}/orders/orders.endpoints.ts:4 sell is not in endpoints.ts`,
    `${contract}/orders/orders.endpoints.ts:4 sell is not mounted`,
  ]);
});

test('an act that is not in a file of its name is reported', async () => {
  const endpoints = ['takeOrder', 'getOrder', 'payOrder', 'listOrdersBetween'];
  const planted = plantRepository({
    [`${contract}/endpoints.ts`]: `export const endpoints = ${JSON.stringify(endpoints.map((name) => ({ name })))};`,
    [`${server}/orders/taking/take-order.ts`]: 'export function takeOrderBy() {}',
    [`${server}/orders/get-order.ts`]: 'export async function readOrder() {}',
    [`${server}/orders/pay-order.test.ts`]: 'export function payOrder() {}',
    [`${server}/orders/list-orders-between.ts`]: 'export function listOrdersBetween() {}',
  });

  expect(await checkActFiles(planted)).toEqual([
    'getOrder:1 has no act in a file get-order.ts',
    'payOrder:1 has no act in a file pay-order.ts',
    'listOrdersBetween:1 needs no exception',
  ]);
});

test('an endpoint mounted twice, outside routes or by another feature is reported', async () => {
  const mount = "import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';\nroute(getOrder, a);";
  const again = `${server}/sales/sales.routes.ts`;
  const outside = `${server}/orders/take-order.ts`;
  const app = "import './orders/orders.routes.ts'; import './sales/sales.routes.ts';";
  const planted = plantRepository({ ...good, [`${server}/app.ts`]: app, [again]: mount, [outside]: mount });

  expect((await checkMountedEndpoints(planted)).sort()).toEqual([
    `${outside}:2 getOrder is mounted again`,
    `${outside}:2 getOrder is mounted outside a .routes.ts`,
    `${again}:2 getOrder is mounted again`,
    `${again}:2 getOrder is not a call of sales`,
  ]);
});

test('an endpoint without access or without its store is reported', async () => {
  const planted = plantRepository({
    ...good,
    [`${contract}/endpoints.ts`]:
      "import { getOrder, listOrders } from './orders/orders.endpoints.ts';\nexport const endpoints = [getOrder, listOrders];",
    [`${contract}/orders/orders.endpoints.ts`]:
      endpointFunction +
      stated('getOrder', '[]') +
      stated('listOrders', "[{ kind: 'member', right: 'ORDER' }]"),
    [`${server}/orders/orders.routes.ts`]:
      "import * as wire from '@maru/contract/orders/orders.endpoints.ts';\nroute(wire.getOrder, a); route(wire.listOrders, b);",
  });

  expect(await checkMountedEndpoints(planted)).toEqual([
    'getOrder:1 says not who may call it',
    "listOrders:1 is a store's call and takes no storeId",
  ]);
});

test('routes that the app does not use are reported', async () => {
  const planted = plantRepository({ ...good, [`${server}/app.ts`]: '' });

  expect(await checkMountedEndpoints(planted)).toEqual([
    `${server}/orders/orders.routes.ts:1 is not collected in app.ts`,
  ]);
});

const catalogue = {
  [`${contract}/endpoints.ts`]: "export const endpoints = [{ access: [], errors: ['ORDER_PENDING'] }];",
  [`${contract}/errors.ts`]:
    "export const errors = { ORDER_PENDING: { key: 'ORDER_PENDING' }, INTERNAL: { key: 'sso.unknown' } };",
  [`${contract}/errors.ko.json`]: '{ "ORDER_PENDING": "가", "sso": { "unknown": "나" } }',
  [`${contract}/errors.en.json`]: '{ "ORDER_PENDING": "a", "sso": { "unknown": "b" } }',
  [`${server}/orders/a.ts`]: "fail('ORDER_PENDING', { pending: 'PAY' });",
  [`${server}/http/b.ts`]: "throw new Refusal(isBad ? 'INTERNAL' : 'ORDER_PENDING');",
};

test('an error code that has texts, is declared and is raised is not reported', async () => {
  expect(await checkErrorCatalogue(plantRepository(catalogue))).toEqual([]);
});

test('an error code without a text is reported for each language', async () => {
  const planted = plantRepository({
    ...catalogue,
    [`${contract}/errors.ko.json`]: '{ "ORDER_PENDING": "가" }',
    [`${contract}/errors.en.json`]: '{ "sso": { "unknown": "b" } }',
  });

  expect(await checkErrorCatalogue(planted)).toEqual([
    `${contract}/errors.ko.json:1 has no words for sso.unknown`,
    `${contract}/errors.en.json:1 has no words for ORDER_PENDING`,
  ]);
});

test('an error code that is never raised is reported', async () => {
  const planted = plantRepository({ ...catalogue, [`${server}/http/b.ts`]: '' });

  expect(await checkErrorCatalogue(planted)).toEqual([`${contract}/errors.ts:1 INTERNAL is never raised`]);
});

test('a raised error code that no endpoint declares or that is not in the catalogue is reported', async () => {
  const planted = plantRepository({
    ...catalogue,
    [`${contract}/endpoints.ts`]: 'export const endpoints = [];',
    [`${server}/http/c.ts`]: "fail('NO_SUCH_CODE');",
  });

  expect(await checkErrorCatalogue(planted)).toEqual([
    `${server}/orders/a.ts:1 raises ORDER_PENDING, which no endpoint declares`,
    `${server}/http/c.ts:1 raises NO_SUCH_CODE, which is not in the catalogue`,
  ]);
});

test('an act without sendOnce and a lockable read without approval are reported', async () => {
  const api = 'apps/hub/src/menu/items.api.ts';
  const planted = plantRepository({
    [`${contract}/endpoints.ts`]:
      "const lock = 'MENU_EDIT';\n" +
      "export const endpoints = [{ name: 'sort', method: 'POST' }, { name: 'checkMenuImport', method: 'POST', lock }, { name: 'report', method: 'GET', lock }];",
    [api]:
      'call(sort, a);\nsendOnce(sort, a); call(report, b);\nretryAfterUnlock(() => call(checkMenuImport, c)).then(() => call(checkMenuImport, d));',
    'apps/hub/src/payments/sale-queue/sending/send-request.ts': 'call(sort, a);',
  });

  expect(await checkHubActs(planted)).toEqual([
    `${api}:1 sort is an act and does not go through sendOnce`,
    `${api}:3 checkMenuImport may be locked and is not called in retryAfterUnlock`,
  ]);
});
