import { type Access, type Endpoint, NoContent, pathKeys, sendsBody } from '@maru/contract/endpoint.ts';
import { languages } from '@maru/contract/language.ts';
import { refusalsOf } from '@maru/contract/refusals.ts';
import { failureResponses } from './failures.ts';
import type { Json, Schemas } from './schemas.ts';

/** Headers that any call may send, as components of the document. */
export const deviceHeaders: Json = {
  DEVICETYPE: { name: 'DEVICETYPE', in: 'header', schema: { type: 'string' }, example: 'web' },
  DEVICEUUID: { name: 'DEVICEUUID', in: 'header', schema: { type: 'string' } },
  DEVICELANGUAGE: {
    name: 'DEVICELANGUAGE',
    in: 'header',
    description: 'Language of the answer; goes before Accept-Language.',
    schema: { type: 'string', enum: languages },
  },
  CLIENTVERSION: { name: 'CLIENTVERSION', in: 'header', schema: { type: 'string' }, example: '7.3.7' },
};

/** One endpoint as an OpenAPI operation. The flat input is split into path, query and body. */
export function operationOf(endpoint: Endpoint, tag: string, schemas: Schemas): Json {
  const { name, summary, access, lock } = endpoint;
  const { parameters, requestBody } = splitInput(endpoint, schemas);
  const isOpen = access.some(({ kind }) => kind === 'anyone');
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: `Who: ${access.map(whoOf).join(' or ')}.${lock ? ` Closed by the app lock ${lock}.` : ''}`,
    security: isOpen ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...parameters, ...headersOf(endpoint)],
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(endpoint, schemas),
      ...failureResponses(refusalsOf(endpoint), schemas),
    },
  };
}

function whoOf(way: Access): string {
  if (way.kind !== 'member') return way.kind;
  return way.right === 'ANY'
    ? 'any member of the store'
    : `a member of the store with the right ${way.right}`;
}

function splitInput(
  endpoint: Endpoint,
  schemas: Schemas,
): { parameters: Json[]; requestBody: Json | undefined } {
  const { properties = {}, required = [] } = schemas.of(endpoint.input, 'input') as {
    properties?: Json;
    required?: string[];
  };
  const inPath = pathKeys(endpoint);
  const wireName = (key: string) => endpoint.wireNames?.[key] ?? key;
  const rest = Object.keys(properties).filter((key) => !inPath.includes(key));
  const parameter = (key: string, part: 'path' | 'query') => ({
    name: wireName(key),
    in: part,
    required: required.includes(key),
    schema: properties[key],
  });
  const path = inPath.map((key) => parameter(key, 'path'));
  if (!sendsBody(endpoint)) {
    return { parameters: [...path, ...rest.map((key) => parameter(key, 'query'))], requestBody: undefined };
  }
  const schema = {
    type: 'object',
    properties: Object.fromEntries(rest.map((key) => [wireName(key), properties[key]])),
    required: rest.filter((key) => required.includes(key)).map(wireName),
    additionalProperties: false,
  };
  const requestBody = { required: schema.required.length > 0, content: { 'application/json': { schema } } };
  return { parameters: path, requestBody: rest.length > 0 ? requestBody : undefined };
}

function headersOf({ idempotent, aged, stream }: Endpoint): Json[] {
  const names = [
    ...Object.keys(deviceHeaders),
    ...(idempotent ? ['IdempotencyKey'] : []),
    ...(aged ? ['SaleAge'] : []),
    ...(stream ? ['LastEventId'] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function successOf({ output, stream }: Endpoint, schemas: Schemas): Json {
  if (output === NoContent) return { '204': { description: 'Done' } };
  const schema = schemas.of(output, 'output');
  if (stream) {
    const description = 'A stream of server-sent events; each `data` is one of these, each `id` its seq.';
    return { '200': { description, content: { 'text/event-stream': { schema } } } };
  }
  const envelope = {
    type: 'object',
    properties: { status: { const: 'OK' }, response: schema },
    required: ['status', 'response'],
  };
  return { '200': { description: 'OK', content: { 'application/json': { schema: envelope } } } };
}
