import { expect, test } from 'vitest';
import { checkFileLength, checkFileNames, crowdedFolders } from './file-shape.ts';
import { checkForbiddenCode } from './forbidden-code.ts';
import { plantRepository } from './plant-repository.ts';
import { checkTypeNames } from './type-names.ts';

const path = 'apps/server/src/orders/take-order.ts';

test.each([
  ['const a = b as any;', 'any'],
  ["import { a } from '../../menu/a.ts';", 'imports ../../menu/a.ts'],
  ["export * from './a.ts';", 'exports again what another file exports'],
  ["export { a } from './a.ts';", 'exports again what another file exports'],
  ['export default function takeOrder() {}', 'has a default export'],
  ['const a = process.env.HOME;', 'reads process.env'],
  ['  afterAll(close);', 'calls afterAll within a function instead of closeAtEnd'],
])('%s is found', (code, what) => {
  expect(checkForbiddenCode(plantRepository({ [path]: `\n${code}` }))).toEqual([`${path}:2 ${what}`]);
});

test.each([
  ['page.clock.install()', 'clock.install'],
  ['page.clock.setFixedTime(now)', 'clock.setFixedTime'],
  ['context.on("response", note)', 'context.on'],
  ['page.context().addInitScript(script)', 'context().addInitScript'],
  ['page.exposeFunction("note", note)', 'exposeFunction'],
  ['context.setOffline(true)', 'setOffline(true'],
])('a journey with %s has a context of its own', (call, what) => {
  const planted = plantRepository({
    'e2e/till/late.e2e.ts': `\nawait ${call};`,
    'e2e/till/own.e2e.ts': `test.use({ ownContext: true });\nawait ${call};`,
  });

  expect(checkForbiddenCode(planted)).toEqual([`e2e/till/late.e2e.ts:2 uses ${what} without ownContext`]);
});

test('allowed code is not reported', () => {
  const planted = plantRepository({
    [path]:
      "import { a } from '../menu/a.ts';\nexport type { B } from './b.ts';\nexport const anything = 'any';",
    'apps/server/src/main.ts': 'start(process.env);',
    'apps/server/src/http/build.ts': 'spawn(a, { env: { ...process.env, B: c } });',
    'apps/server/src/orders/take-order.test.ts': 'const a = process.env.DATABASE_URL;',
    'apps/hub/vite.config.ts': 'export default {};',
    'apps/server/src/orders/board.test.ts': 'afterAll(close);',
    'apps/server/src/db/schema.gen.ts': 'export type A = any;',
  });

  expect(checkForbiddenCode(planted)).toEqual([]);
});

test('a type named Place that is not a store page is reported', () => {
  const planted = plantRepository({
    'packages/contract/src/place/place.endpoints.ts': 'export type Place = { slug: string };',
    'apps/hub/src/orders/finding/board/board.ts': "export type BoardPlace = 'OPEN';",
    [path]: '\ntype Place = { id: string };\nexport interface Place { id: string }',
  });

  expect(checkTypeNames(planted)).toEqual([
    `${path}:2 calls a type Place, which only packages/contract/src/place/ may`,
    `${path}:3 calls a type Place, which only packages/contract/src/place/ may`,
  ]);
});

test('a file of more than 250 lines is reported, except tests, routes and generated files', () => {
  const long = 'const a = 1;\n'.repeat(251);
  const planted = plantRepository({
    [path]: long,
    'apps/server/src/orders/get-order.ts': long.slice(0, -14),
    'apps/server/src/orders/get-order.test.ts': long,
    'apps/server/src/orders/orders.routes.ts': long,
    'apps/server/src/db/schema.gen.ts': long,
    'apps/hub/src/app/paths.ts': long,
  });

  expect(checkFileLength(planted)).toEqual([`${path}:251 has 251 lines`]);
});

test('a folder of more than 20 source files, not counting tests and texts, is reported', () => {
  const numbered = (count: number, folder: string, ending: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/a${i}${ending}`, '{}']));
  const planted = plantRepository({
    ...numbered(21, 'apps/server/src/orders', '.ts'),
    ...numbered(20, 'apps/server/src/menu', '.ts'),
    ...numbered(5, 'apps/server/src/menu', '.test.ts'),
    ...numbered(5, 'apps/server/src/menu', '.ko.json'),
  });

  expect(crowdedFolders(planted)).toEqual(['apps/server/src/orders: 21 source files']);
});

test.each([
  ['apps/hub/src/orders/index.ts', 'is called index'],
  ['apps/hub/src/orders/utils.ts', 'is called utils'],
  ['apps/hub/src/orders/order-helpers.ts', 'is called helpers'],
  ['apps/hub/src/common/a.ts', 'is called common'],
  ['apps/server/src/orders/order-service.ts', 'is called service'],
  ['apps/server/src/orders/orders.types.ts', 'is called types'],
  ['apps/server/src/orders/list-orders.types.ts', 'is called types'],
  ['apps/hub/src/orders/OrderCard.tsx', 'is not kebab-case'],
  ['apps/hub/src/orders/order_card.css', 'is not kebab-case'],
])('%s is reported because it %s', (bad, what) => {
  expect(checkFileNames(plantRepository({ [bad]: '' }))).toEqual([`${bad}:1 ${what}`]);
});

test('names of acts, roles and things are allowed', () => {
  const planted = plantRepository({
    'apps/server/src/orders/take-order.ts': '',
    'apps/server/src/orders/orders.queries.ts': '',
    'apps/server/src/stores/list-store-types.ts': '',
    'packages/contract/src/payments/payment-type.ts': '',
    'apps/hub/src/orders/orders.ko.json': '{}',
    'apps/hub/index.html': '',
  });

  expect(checkFileNames(planted)).toEqual([]);
});
