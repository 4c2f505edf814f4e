import { type ErrorCode, errors } from '@maru/contract/errors.ts';
import { fieldCodes } from '@maru/contract/field-codes.ts';
import { z } from 'zod';
import type { Json, Schemas } from './schemas.ts';

/** One response per HTTP status; codes that share it are told apart by `status`. */
export function failureResponses(codes: readonly ErrorCode[], schemas: Schemas): Json {
  const byHttp = Object.groupBy(codes, (code) => errors[code].http);
  const responses = Object.entries(byHttp).map(([http, group = []]) => {
    const refs = group.map((code) => ({ $ref: failureRef(code, schemas) }));
    const schema =
      refs.length === 1 ? refs[0] : { oneOf: refs, discriminator: discriminatorOf(group, schemas) };
    return [http, { description: group.join(', '), content: { 'application/json': { schema } } }];
  });
  return Object.fromEntries(responses);
}

function discriminatorOf(codes: readonly ErrorCode[], schemas: Schemas): Json {
  const mapping = Object.fromEntries(codes.map((code) => [code, failureRef(code, schemas)]));
  return { propertyName: 'status', mapping };
}

function failureRef(code: ErrorCode, schemas: Schemas): string {
  const name = `${code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase())}Failure`;
  schemas.components[name] ??= failureSchema(code, schemas);
  return `#/components/schemas/${name}`;
}

function failureSchema(code: ErrorCode, schemas: Schemas): Json {
  const { detail } = errors[code];
  const hasDetail = !(detail instanceof z.ZodUndefined);
  const properties = {
    status: { const: code },
    message: { type: 'string', description: "What happened and what to do, in the caller's language." },
    ...(code === 'WRONG_FORMAT' && {
      fields: {
        type: 'object',
        description: 'What each refused field was refused for, by its path in the input.',
        additionalProperties: { enum: fieldCodes },
      },
    }),
    ...(hasDetail && { detail: schemas.of(detail, 'output') }),
  };
  return { type: 'object', properties, required: ['status', 'message', ...(hasDetail ? ['detail'] : [])] };
}
