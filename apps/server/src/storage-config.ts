import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import type { CloudFrontSettings } from './providers/storage/cloudfront.ts';
import type { S3Settings } from './providers/storage/s3-storage.ts';

const httpOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`, 'not an origin')
  .transform((value) => new URL(value).origin);
/** A name with dots would not match the wildcard certificate. */
const bucket = z.string().regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'not a name without dots');
const region = z.string().regex(/^[a-z0-9-]+$/, 'not a region like ap-northeast-2');
const domain = z.string().regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'not a domain like maru.example');
/** Environment values are one line: `\n` stands for a line break. */
const privateKey = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .refine(isPrivateKey, 'not an RSA private key (PEM)');
const secret = z.string().min(1);

/** Where files are stored. */
export const storageEnvironment = {
  FILE_STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: bucket.optional(),
  S3_REGION: region.optional(),
  S3_ENDPOINT: httpOrigin.optional(),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  CLOUDFRONT_URL: httpOrigin.optional(),
  CLOUDFRONT_KEY_PAIR_ID: secret.optional(),
  CLOUDFRONT_PRIVATE_KEY: privateKey.optional(),
  CLOUDFRONT_COOKIE_DOMAIN: domain.optional(),
};

export type StorageConfig =
  | { kind: 'disk'; origins: readonly [] }
  | { kind: 's3'; s3: S3Settings; cloudFront: CloudFrontSettings | undefined; origins: readonly string[] };

type Values = z.output<ReturnType<typeof z.object<typeof storageEnvironment>>>;
type Name = keyof Values;
/** The origins whose pages request the cookies. */
type Pages = { ACCOUNT_URL?: string | undefined; HUB_URL?: string | undefined };

const cloudFrontNames = [
  'CLOUDFRONT_URL',
  'CLOUDFRONT_KEY_PAIR_ID',
  'CLOUDFRONT_PRIVATE_KEY',
  'CLOUDFRONT_COOKIE_DOMAIN',
] as const satisfies readonly Name[];

/** Settings that the chosen storage still needs, and contradictions. */
export function storageProblems(values: Values & Pages): string[] {
  if (values.FILE_STORAGE === 'disk') return [];
  const isSet = (name: Name) => values[name] !== undefined;
  // Without keys the S3 client uses the machine's role.
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const needed: Name[] = [
    'S3_BUCKET',
    'S3_REGION',
    ...(keys.some(isSet) ? keys : []),
    ...(cloudFrontNames.some(isSet) ? cloudFrontNames : []),
  ];
  const missing = needed.filter((name) => !isSet(name)).map((name) => `${name}: missing`);
  return [...missing, ...cookieProblems(values)];
}

/** A browser accepts a cookie only for a domain of the answering host, and sends it only there. */
function cookieProblems(values: Values & Pages): string[] {
  const parent = values.CLOUDFRONT_COOKIE_DOMAIN?.replace(/^\./, '');
  if (!parent) return [];
  return (['CLOUDFRONT_URL', 'ACCOUNT_URL', 'HUB_URL'] as const)
    .filter((name) => !isIn(values[name], parent))
    .map((name) => `CLOUDFRONT_COOKIE_DOMAIN: ${name} is not in it`);
}

/** An unset address matches any domain. */
function isIn(url: string | undefined, domain: string): boolean {
  if (url === undefined) return true;
  const { hostname } = new URL(url);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** Call it only if there is no problem. `origins`: where pages upload files and load them from. */
export function storageOf(values: Values): StorageConfig {
  if (values.FILE_STORAGE === 'disk') return { kind: 'disk', origins: [] };

  const { S3_BUCKET = '', S3_REGION = '', S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const cloudFront = cloudFrontOf(values);
  return {
    kind: 's3',
    s3: { bucket: S3_BUCKET, region: S3_REGION, endpoint, credentials },
    cloudFront,
    origins: [
      endpoint ?? `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`,
      ...(cloudFront ? [cloudFront.url] : []),
    ],
  };
}

function cloudFrontOf(values: Values): CloudFrontSettings | undefined {
  const { CLOUDFRONT_URL: url, CLOUDFRONT_KEY_PAIR_ID: keyPairId = '' } = values;
  const { CLOUDFRONT_PRIVATE_KEY: privateKey = '', CLOUDFRONT_COOKIE_DOMAIN: cookieDomain = '' } = values;
  return url ? { url, keyPairId, privateKey, cookieDomain } : undefined;
}

function isPrivateKey(value: string): boolean {
  try {
    return createPrivateKey(value).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
