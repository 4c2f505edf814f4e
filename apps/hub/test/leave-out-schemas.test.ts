import { leaveOutSchemas } from '@maru/web/build/leave-out-schemas.ts';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const { handler } = leaveOutSchemas().transform;
const transform = (code: string) => handler.call({ parse: parseAst }, code).code;

test('an endpoint keeps what the client uses and loses what only the server reads', () => {
  const code = transform(`export const getOrder = endpoint({
    name: 'getOrder', method: 'GET', path: '/orders/:orderId', summary: 'One order.', access: [member('ORDER')],
    input: z.strictObject({ orderId: Id }), output: Order, errors: ['NOT_FOUND'], wireNames: { orderId: 'id' },
  });`);

  expect(code).toContain("name: 'getOrder', method: 'GET', path: '/orders/:orderId', summary: undefined");
  expect(code).toContain("access: [member('ORDER')]");
  expect(code).toContain(
    "input: undefined, output: undefined, errors: undefined, wireNames: { orderId: 'id' }",
  );
});

test('the error catalogue keeps status and key and loses the detail schemas', () => {
  const code = transform(
    "const errors = { A: { http: 409, detail: z.object({ left: z.int() }), key: 'A' } } as const;",
  );
  expect(code).toBe("const errors = { A: { http: 409, detail: undefined, key: 'A' } } as const;");
});

test('top-level calls are marked as pure; functions and types stay as they are', () => {
  const code = transform(
    'const Id = z.uuid();\nexport const page = { size: z.int() };\nexport function add(a: number) { return z.int(a); }',
  );
  expect(code).toBe(
    'const Id = /* @__PURE__ */ (() => (z.uuid()))();\n' +
      'export const page = /* @__PURE__ */ (() => ({ size: z.int() }))();\n' +
      'export function add(a: number) { return z.int(a); }',
  );
});
