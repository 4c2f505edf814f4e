import { isDeepStrictEqual } from 'node:util';
import * as fields from '@maru/contract/fields.ts';
import * as storeEvents from '@maru/contract/live/store-events.ts';
import * as categories from '@maru/contract/menu/categories.endpoints.ts';
import * as compactMenu from '@maru/contract/menu/compact-menu.ts';
import * as items from '@maru/contract/menu/items.endpoints.ts';
import * as options from '@maru/contract/menu/options.endpoints.ts';
import * as pricedCart from '@maru/contract/money/priced-cart.ts';
import * as order from '@maru/contract/orders/order.ts';
import * as orders from '@maru/contract/orders/orders.endpoints.ts';
import * as payment from '@maru/contract/payments/payment.ts';
import { z } from 'zod';

export type Json = { [key: string]: unknown };

/** Schemas exported by these modules become components named after the export. */
const modules = [
  fields,
  pricedCart,
  payment,
  order,
  orders,
  categories,
  options,
  items,
  compactMenu,
  storeEvents,
];

const named = z.registry<{ id: string }>();
for (const [id, schema] of modules.flatMap((module) => Object.entries(module))) {
  if (schema instanceof z.ZodType) named.add(schema, { id });
}

export type Schemas = {
  /** JSON Schema of `schema` as request (`input`) or response (`output`). */
  of: (schema: z.ZodType, io: 'input' | 'output') => Json;
  /** Components that the schemas requested so far refer to. */
  components: Json;
};

export function collectSchemas(): Schemas {
  const components: Json = {};

  function of(schema: z.ZodType, io: 'input' | 'output'): Json {
    // Wrapped, because zod inlines a named schema at the root.
    const converted = z.toJSONSchema(z.object({ it: schema }), {
      metadata: named,
      io,
      unrepresentable: 'any',
      override: tidy,
    });
    const text = JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { properties, $defs = {} } = JSON.parse(text) as { properties: { it: Json }; $defs?: Json };
    for (const [name, schema] of Object.entries($defs)) {
      components[name] ??= schema;
      if (!isDeepStrictEqual(components[name], schema))
        throw new Error(`${name} differs as input and as output`);
    }
    return properties.it;
  }

  return { of, components };
}

/** Removes what zod adds to every integer and date, and adds descriptions and examples from the contract. */
function tidy({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }) {
  const { description, examples } = z.globalRegistry.get(zodSchema) ?? {};
  if (description) jsonSchema.description = description;
  if (examples) jsonSchema.examples = examples;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format) delete jsonSchema.pattern;
}
