import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const flags = [
  'idempotent',
  'guessable',
  'aged',
  'versioned',
  'inBody',
  'revalidated',
  'heavy',
  'stream',
] as const satisfies readonly (keyof Endpoint)[];

/** Field names as callers of the API write them; `?` marks those that may be left out. */
function fieldsOf({ input, wireNames = {} }: Endpoint): string {
  return Object.entries(input.shape)
    .map(([name, field]) => `${wireNames[name] ?? name}${field.safeParse(undefined).success ? '?' : ''}`)
    .join(' ');
}

/**
 * Other tests call through the contract, so they would not notice a changed path or field. After an intended
 * change: `vitest run packages/contract/src/calls.test.ts --update`.
 */
test('spec 7 · each call has the method, path, fields and flags of the committed table', async () => {
  const lines = endpoints.map((endpoint) =>
    [
      endpoint.name,
      endpoint.method,
      endpoint.path,
      fieldsOf(endpoint) || '-',
      flags.filter((flag) => endpoint[flag]).join(' ') || '-',
    ].join('\t'),
  );
  const head = ['endpoint', 'method', 'path', 'fields', 'flags'].join('\t');
  await expect(`${[head, ...lines.sort()].join('\n')}\n`).toMatchFileSnapshot('calls.tsv');
});
