import { expect, test } from 'vitest';
import { admin, anyone, hasStoreAccess, member, owner, pathKeys, sendsBody, user } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

test('the keys of a path are its parameters', () => {
  expect(pathKeys({ path: '/v6/stores/:storeId/orders/:orderId/status' })).toEqual(['storeId', 'orderId']);
  expect(pathKeys({ path: '/v5/store/getmyminstores' })).toEqual([]);
});

test('GET and DELETE send a query, other methods and a DELETE marked inBody send a body', () => {
  expect((['POST', 'PUT', 'PATCH'] as const).every((method) => sendsBody({ method }))).toBe(true);
  expect((['GET', 'DELETE'] as const).some((method) => sendsBody({ method }))).toBe(false);
  expect(sendsBody({ method: 'DELETE', inBody: true })).toBe(true);
});

test('a call belongs to a store if a member or an owner may make it', () => {
  expect(hasStoreAccess({ access: [member('ORDER')] })).toBe(true);
  expect(hasStoreAccess({ access: [owner, admin] })).toBe(true);
  expect(hasStoreAccess({ access: [anyone] })).toBe(false);
  expect(hasStoreAccess({ access: [user, admin] })).toBe(false);
});

test('every call has a unique name and a unique method and path', () => {
  const names = endpoints.map(({ name }) => name);
  const lines = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);

  expect(new Set(names).size).toBe(names.length);
  expect(new Set(lines).size).toBe(lines.length);
});

test.each(endpoints.map((each) => [each.name, each] as const))(
  'the input of %s has the fields that its path, access and version need',
  (_, each) => {
    const keys = Object.keys(each.input.shape);

    expect(keys).toEqual(expect.arrayContaining(pathKeys(each)));
    if (hasStoreAccess(each)) expect(keys).toContain('storeId');
    if (each.versioned) expect(keys).toContain('version');
  },
);

test.each(endpoints.map((each) => [each.name, each] as const))('%s refuses unknown fields', (_, each) => {
  const issues = each.input.safeParse({ notAField: 1 }).error?.issues ?? [];

  expect(issues.map(({ code }) => code)).toContain('unrecognized_keys');
});
