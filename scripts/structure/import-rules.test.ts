import { describe, expect, test } from 'vitest';
import { checkImportCycles } from './import-cycles.ts';
import { plantRepository } from './plant-repository.ts';
import { checkScreenLayers } from './screen-layers.ts';
import { checkFolders, checkServerLayers } from './server-layers.ts';
import { checkWorkspaceImports } from './workspace-imports.ts';

describe('packages and apps', () => {
  test.each([
    ['packages/contract/src/money/tax.ts', 'react', 'the contract may not import react'],
    [
      'packages/contract/src/money/tax.ts',
      'libphonenumber-js/min',
      'the contract may not import libphonenumber-js/min',
    ],
    [
      'packages/contract/src/money/tax.ts',
      '@maru/web/call.ts',
      'packages/contract may not import @maru/web/call.ts',
    ],
    ['packages/ui/src/link.tsx', '@tanstack/react-router', 'ui may not import @tanstack/react-router'],
    [
      'packages/ui/src/link.tsx',
      '@maru/contract/orders/order.ts',
      'packages/ui may not import @maru/contract/orders/order.ts',
    ],
    [
      'apps/hub/src/orders/a.ts',
      '#server/orders/take-order.ts',
      'apps/hub may not import #server/orders/take-order.ts',
    ],
    [
      'apps/hub/src/orders/a.ts',
      '../../../account/src/app/paths.ts',
      'apps/hub may not import ../../../account/src/app/paths.ts',
    ],
    ['apps/server/src/orders/a.ts', '@maru/ui/money.tsx', 'apps/server may not import @maru/ui/money.tsx'],
    ['e2e/a.ts', '@maru/hub/app/paths.ts', 'e2e may not import @maru/hub/app/paths.ts'],
  ])('%s may not import %s', (path, specifier, what) => {
    const planted = plantRepository({ [path]: `\nimport { a } from '${specifier}';\n` });

    expect(checkWorkspaceImports(planted)).toEqual([`${path}:2 ${what}`]);
  });

  test('allowed imports are not reported', () => {
    const planted = plantRepository({
      'packages/contract/src/phone/parse.ts':
        "import { z } from 'zod'; import p from 'libphonenumber-js/min';",
      'packages/contract/src/a.test.ts': "import { test } from 'vitest';",
      'packages/web/src/a.ts': "import { b } from '@maru/contract/b.ts'; import { c } from '@maru/ui/c.tsx';",
      'apps/hub/src/orders/a.ts': "import { b } from '#hub/menu/b.ts'; import { c } from '@maru/web/c.ts';",
      'e2e/a.ts': "import { b } from '@maru/server/test/b.ts';",
    });

    expect(checkWorkspaceImports(planted)).toEqual([]);
  });
});

describe('the server', () => {
  test.each([
    [
      'http/route.ts',
      '#server/orders/take-order.ts',
      'a foundation may not import #server/orders/take-order.ts',
    ],
    ['db/database.ts', '#server/http/refusal.ts', 'db may not import #server/http/refusal.ts'],
    [
      'menu/list.ts',
      '#server/orders/take-order.ts',
      'menu comes before orders in the feature order and may not import #server/orders/take-order.ts',
    ],
    ['orders/take-order.ts', '#server/app.ts', 'only the app itself may import #server/app.ts'],
    ['orders/take-order.ts', '#server/config.ts', 'only the app itself may import #server/config.ts'],
    [
      'orders/take-order.ts',
      '#server/menu/menu.queries.ts',
      'of another feature only acts may be imported: #server/menu/menu.queries.ts',
    ],
    [
      'orders/take-order.ts',
      './orders.routes.ts',
      'only the app and open-… files may import routes: ./orders.routes.ts',
    ],
    ['orders/orders.queries.ts', './take-order.ts', 'queries may not import ./take-order.ts'],
    ['orders/orders.queries.ts', '#server/http/refusal.ts', 'queries may not import #server/http/refusal.ts'],
  ])('%s may not import %s', (path, specifier, what) => {
    const planted = plantRepository({
      [`apps/server/src/${path}`]: `\n\nimport { a } from '${specifier}';\n`,
    });

    expect(checkServerLayers(planted)).toEqual([`apps/server/src/${path}:3 ${what}`]);
  });

  test('allowed imports are not reported', () => {
    const planted = plantRepository({
      'apps/server/src/app.ts': "import { orderRoutes } from './orders/orders.routes.ts';",
      'apps/server/src/http/route.ts':
        "import { guard } from '#server/guards/guard.ts'; import type { Config } from '#server/config.ts';",
      'apps/server/src/orders/take-order.ts':
        "import { takeStock } from '#server/menu/move-stock.ts'; import { a } from './orders.queries.ts';",
      'apps/server/src/orders/orders.queries.ts':
        "import { eventPiece } from '#server/live/events.queries.ts'; import { payPiece } from '#server/payments/payments.queries.ts'; import type { A } from './a.ts';",
      'apps/server/src/sign-in/open-sign-in.ts': "import { signInRoutes } from './sign-in.routes.ts';",
    });

    expect(checkServerLayers(planted)).toEqual([]);
  });

  test('a folder that is neither foundation nor feature is reported once', () => {
    const planted = plantRepository({
      'apps/server/src/things/a.ts': '',
      'apps/server/src/things/b.ts': '',
      'apps/hub/src/orders/a.ts': '',
    });

    expect(checkFolders(planted)).toEqual(['apps/server/src/things:1 is neither a foundation nor a feature']);
  });
});

describe('the browser apps', () => {
  test.each([
    ['lib/format.ts', '#hub/orders/orders.api.ts', 'lib may not import #hub/orders/orders.api.ts'],
    [
      'menu/menu.ts',
      '#hub/orders/orders.api.ts',
      'menu comes before orders in the feature order and may not import #hub/orders/orders.api.ts',
    ],
    ['orders/orders.api.ts', '#hub/app/router.ts', 'only the app may import #hub/app/router.ts'],
    [
      'payments/pay.ts',
      '#hub/orders/orders.api.ts',
      'payments comes before orders in the feature order and may not import #hub/orders/orders.api.ts',
    ],
    [
      'till/cart.tsx',
      '#hub/orders/order-card.tsx',
      "only a page may import another feature's component: #hub/orders/order-card.tsx",
    ],
  ])('%s may not import %s', (path, specifier, what) => {
    const planted = plantRepository({ [`apps/hub/src/${path}`]: `import { a } from '${specifier}';\n` });

    expect(checkScreenLayers(planted)).toEqual([`apps/hub/src/${path}:1 ${what}`]);
  });

  test('allowed imports are not reported', () => {
    const planted = plantRepository({
      'apps/hub/src/till/till-page.tsx':
        "import { A } from '#hub/orders/order-card.tsx'; import { paths } from '#hub/app/paths.ts';",
      'apps/hub/src/till/cart.tsx':
        "import { useMenu } from '#hub/menu/menu.api.ts'; import { B } from './b.tsx';",
      'apps/hub/src/orders/order-acts.tsx':
        "import { PayOrderSheet } from '#hub/payments/pay-order-sheet.tsx';",
      'apps/hub/src/app/routes.tsx': "import { TillPage } from '#hub/till/till-page.tsx';",
    });

    expect(checkScreenLayers(planted)).toEqual([]);
  });
});

test('an import cycle is reported, unless it is of types only', () => {
  const planted = plantRepository({
    'apps/server/src/orders/a.ts': "import { b } from './b.ts';",
    'apps/server/src/orders/b.ts': "\nimport { c } from './c.ts';",
    'apps/server/src/orders/c.ts': "import { a } from './a.ts';",
    'apps/server/src/menu/a.ts': "import { b } from './b.ts';",
    'apps/server/src/menu/b.ts': "import type { A } from './a.ts';",
  });

  expect(checkImportCycles(planted)).toEqual([
    expect.stringMatching(
      /^apps\/server\/src\/orders\/c\.ts:1 closes a cycle: .*a\.ts -> .*b\.ts -> .*c\.ts$/,
    ),
  ]);
});
