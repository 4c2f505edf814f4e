import { type Endpoint, sendsBody } from '@maru/contract/endpoint.ts';
import { type FieldCode, fieldCodes } from '@maru/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

type Values = Record<string, unknown>;

/** Joins path, query and body to the endpoint's one flat input and checks it; refuses with WRONG_FORMAT. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const sent = sendsBody(endpoint) ? bodyOf(request) : (request.query as Values);
  const path = request.params as Values;
  const twice = Object.keys(path).find((key) => Object.hasOwn(sent, key));
  if (twice) throw new Refusal('WRONG_FORMAT', undefined, { [twice]: 'unknownField' });

  const named = renameFromWire({ ...sent, ...path }, endpoint.wireNames ?? {});
  const values = sendsBody(endpoint) ? named : readTexts(named, endpoint.input.shape);
  const parsed = endpoint.input.safeParse(values);
  if (!parsed.success) throw new Refusal('WRONG_FORMAT', undefined, fieldsOf(parsed.error.issues, values));
  return parsed.data;
}

function bodyOf({ body }: FastifyRequest): Values {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Refusal('WRONG_FORMAT', undefined, { body: 'wrongType' });
  }
  return body as Values;
}

function renameFromWire(values: Values, wireNames: Readonly<Record<string, string>>): Values {
  const renamed = { ...values };
  for (const [name, wireName] of Object.entries(wireNames)) {
    delete renamed[name];
    if (!Object.hasOwn(values, wireName)) continue;
    delete renamed[wireName];
    renamed[name] = values[wireName];
  }
  return renamed;
}

/** A query carries only text: numbers, flags and lists are read where the schema asks for them. */
function readTexts(values: Values, shape: Readonly<Record<string, z.core.$ZodType>>): Values {
  const read = Object.entries(values).map(([key, value]) => {
    const kind = shape[key] && kindOf(shape[key]);
    if (kind === 'array') return [key, Array.isArray(value) ? value : [value]];
    if (kind === 'number' && typeof value === 'string' && /^-?\d{1,15}$/.test(value))
      return [key, Number(value)];
    if (kind === 'boolean' && (value === 'true' || value === 'false')) return [key, value === 'true'];
    return [key, value];
  });
  return Object.fromEntries(read);
}

function kindOf(schema: z.core.$ZodType): string {
  const { def } = schema._zod as { def: { type: string; innerType?: z.core.$ZodType } };
  return def.innerType ? kindOf(def.innerType) : def.type;
}

function fieldsOf(issues: readonly z.core.$ZodIssue[], values: unknown): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {};
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...path, key].join('.').slice(0, 200)] = 'unknownField';
    } else {
      fields[path.join('.') || 'body'] ??= fieldCodeOf(issue, valueAt(values, issue.path));
    }
  }
  return fields;
}

function fieldCodeOf(issue: z.core.$ZodIssue, value: unknown): FieldCode {
  if (issue.code === 'invalid_type') return value === undefined ? 'required' : 'wrongType';
  if (issue.code === 'too_big')
    return issue.origin === 'number' || issue.origin === 'int' ? 'tooLarge' : 'tooLong';
  if (issue.code === 'too_small')
    return issue.origin === 'number' || issue.origin === 'int' ? 'tooSmall' : 'tooShort';
  if (issue.code === 'custom') return fieldCodes.find((code) => code === issue.message) ?? 'wrongFormat';
  return value === undefined ? 'required' : 'wrongFormat';
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    values,
  );
}
