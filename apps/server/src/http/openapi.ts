import { endpointsByFeature } from '@maru/contract/endpoints.ts';
import { saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { deviceHeaders, operationOf } from './openapi/operation.ts';
import { collectSchemas, type Json } from './openapi/schemas.ts';
import { signInPaths } from './openapi/sign-in-paths.ts';

export type OriginUrls = { accountUrl: string; hubUrl: string };

const version = '7.3.7';

/** The API as OpenAPI 3.1, generated from the contract. */
export function openApiDocument({ accountUrl, hubUrl }: OriginUrls): Json {
  const schemas = collectSchemas();
  const paths: Record<string, Json> = {};
  for (const [feature, endpoints] of Object.entries(endpointsByFeature)) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      // Session calls need the cookies and the origin of the account area.
      const servers = path.startsWith('/session/') ? { servers: [{ url: accountUrl }] } : {};
      paths[path] = {
        ...paths[path],
        ...servers,
        [endpoint.method.toLowerCase()]: operationOf(endpoint, feature, schemas),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maru',
      version,
      description:
        'Answers are `{ status: "OK", response }`; refusals are `{ status: CODE, message, fields?, detail? }`.',
    },
    servers: [{ url: hubUrl }, { url: accountUrl }],
    tags: Object.keys(endpointsByFeature).map((name) => ({ name })),
    paths: { ...signInPaths(accountUrl), ...paths },
    components: { schemas: schemas.components, parameters, securitySchemes },
  };
}

const parameters: Json = {
  ...deviceHeaders,
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'One per intent, the same on every retry: the first answer is given again. Kept 48 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  SaleAge: {
    name: saleAgeHeader,
    in: 'header',
    description: 'How old the sale is in seconds, by the clock of the device; required of an offline sale.',
    schema: { type: 'integer' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The last seq that was seen; the stream goes on after it.',
    schema: { type: 'string' },
  },
};

const securitySchemes: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token of /oauth/token with the scope USER.',
  },
  client: { type: 'http', scheme: 'basic', description: 'Id and secret of a confidential client.' },
};
