import { type Endpoint, sendsBody } from '@maru/contract/endpoint.ts';
import { type FieldCode, fieldCodes } from '@maru/contract/field-codes.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

type Values = Record<string, unknown>;
type Names = Readonly<Record<string, string>>;

/** Limits the response: a body of a megabyte can contain half a million mistakes. */
const mostFields = 50;

/** Joins path, query and body into the endpoint's flat input and validates it; refuses with WRONG_FORMAT. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const { input, wireNames = {} } = endpoint;
  const query = request.query as Values;
  const [stray] = sendsBody(endpoint) ? Object.keys(query) : [];
  if (stray) throw new Refusal('WRONG_FORMAT', undefined, { [stray.slice(0, 200)]: 'unknownField' });

  const sent = sendsBody(endpoint) ? bodyOf(request) : query;
  const path = request.params as Values;
  const elsewhere = [...Object.keys(path), ...Object.keys(wireNames)].find((key) => Object.hasOwn(sent, key));
  if (elsewhere) throw new Refusal('WRONG_FORMAT', undefined, { [elsewhere]: 'unknownField' });

  const named = { ...renameFromWire(sent, wireNames), ...path };
  const values = sendsBody(endpoint) ? named : readTexts(named, input.shape);
  const parsed = input.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Refusal('WRONG_FORMAT', undefined, fieldsOf(parsed.error.issues, values, wireNames));
}

function bodyOf({ body }: FastifyRequest): Values {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Refusal('WRONG_FORMAT', undefined, { body: 'wrongType' });
  }
  return body as Values;
}

function renameFromWire(values: Values, wireNames: Names): Values {
  const renamed = { ...values };
  for (const [name, wireName] of Object.entries(wireNames)) {
    if (!Object.hasOwn(values, wireName)) continue;
    delete renamed[wireName];
    renamed[name] = values[wireName];
  }
  return renamed;
}

/** Query values are text: convert numbers, booleans and lists as the schema requires. */
function readTexts(values: Values, shape: Readonly<Record<string, z.core.$ZodType>>): Values {
  const read = Object.entries(values).map(([key, value]) => {
    // Own keys only: every object has a `constructor`.
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const kind = schema && kindOf(schema);
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

function fieldsOf(
  issues: readonly z.core.$ZodIssue[],
  values: unknown,
  wireNames: Names,
): Record<string, FieldCode> {
  const found = new Map<string, FieldCode>();
  const add = (path: readonly PropertyKey[], code: FieldCode) => {
    const [first = 'body', ...rest] = path.map(String);
    const spelled = Object.hasOwn(wireNames, first) ? wireNames[first] : first;
    const name = [spelled, ...rest].join('.').slice(0, 200);
    if (found.size < mostFields && !found.has(name)) found.set(name, code);
  };
  for (const issue of issues.flatMap(ofNearestWay)) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, fieldCodeOf(issue, valueAt(values, issue.path)));
    else for (const key of issue.keys.slice(0, mostFields)) add([...issue.path, key], 'unknownField');
  }
  return Object.fromEntries(found);
}

/** If an input may have several forms, returns the issues of the form with the fewest issues. */
function ofNearestWay(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = [...issue.errors].sort((one, other) => countFields(one) - countFields(other));
  if (!nearest) return [issue];
  return nearest.flatMap((inner) => ofNearestWay({ ...inner, path: [...issue.path, ...inner.path] }));
}

function countFields(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

function fieldCodeOf(issue: z.core.$ZodIssue, value: unknown): FieldCode {
  const found = fieldCodes.find((code) => code === issue.message);
  if (found) return found;
  if (issue.code === 'invalid_type') return value === undefined ? 'required' : 'wrongType';
  if (issue.code === 'too_big')
    return issue.origin === 'number' || issue.origin === 'int' ? 'tooLarge' : 'tooLong';
  if (issue.code === 'too_small')
    return issue.origin === 'number' || issue.origin === 'int' ? 'tooSmall' : 'tooShort';
  return value === undefined ? 'required' : 'wrongFormat';
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    values,
  );
}
