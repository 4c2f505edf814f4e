import type { Endpoint } from '@maru/contract/endpoint.ts';
import fc from 'fast-check';
import { z } from 'zod';

type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};
type Values = Record<string, unknown>;

/** Texts that often break programs: NUL, lone surrogates, quotes, combining marks without a base letter. */
const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 3_000 }),
);

const day = fc
  .date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') })
  .map((date) => date.toISOString().slice(0, 10));

/** Valid values by field name. */
type Known = Readonly<Record<string, readonly unknown[]>>;

/** Input that matches the endpoint's schema; fields in `known` get one of those values. */
export function fittingInput({ input }: Endpoint, known: Known, only: 'all' | 'required' = 'all') {
  const schema = z.toJSONSchema(input, { io: 'input' }) as Schema;
  return fittingObject(schema, known, only);
}

/** Deterministic valid input: required fields only, or all fields if that is not enough. */
export function validInput(endpoint: Endpoint, known: Known): Values {
  for (const only of ['required', 'all'] as const) {
    const samples = fc.sample(fittingInput(endpoint, known, only), { numRuns: 100, seed: 1 });
    const found = samples.find((values) => endpoint.input.safeParse(values).success);
    if (found) return found;
  }
  throw new Error(`no input that ${endpoint.name} takes was found: name values of its fields`);
}

/** Input with one field that violates the schema. */
export function spoiltInput(endpoint: Endpoint, known: Known) {
  const names = [...Object.keys(endpoint.input.shape), '__proto__', 'constructor', 'x\0'];
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 4, noUnicodeString: false }),
    text,
    fc.double(),
    fc.maxSafeInteger(),
  );
  return fc
    .record({ input: fittingInput(endpoint, known), name: fc.constantFrom(...names), value: anything })
    .map(({ input, name, value }): Values => Object.fromEntries([...Object.entries(input), [name, value]]));
}

function fittingObject(schema: Schema, known: Known, only: 'all' | 'required'): fc.Arbitrary<Values> {
  const { properties = {}, required = [] } = schema;
  const wanted = Object.entries(properties).filter(([name]) => only === 'all' || required.includes(name));
  const fields = wanted.map(([name, one]) => {
    const values = known[name];
    return [name, values ? fittingKnown(one, values) : fitting(one, known)] as const;
  });
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}

function fittingKnown({ type }: Schema, values: readonly unknown[]): fc.Arbitrary<unknown> {
  const one = fc.constantFrom(...values);
  return type === 'array' ? fc.array(one, { maxLength: 3 }) : one;
}

function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { type, format, minimum, maximum, minItems = 0, maxItems = 5 } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map((way) => fitting(way, known)));
  if (type === 'object') return fittingObject(schema, known, 'all');
  if (type === 'array') {
    const one = fitting(schema.items ?? {}, known);
    return fc.array(one, { minLength: minItems, maxLength: Math.min(maxItems, 5) });
  }
  if (type === 'integer') return fc.maxSafeInteger().map((n) => within(n, minimum, maximum));
  if (type === 'boolean') return fc.boolean();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return day;
  return text;
}

function within(n: number, minimum = 0, maximum = 1_000_000) {
  return minimum + (Math.abs(n) % (maximum - minimum + 1));
}
