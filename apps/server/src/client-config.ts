import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { userScope } from './guards/guards.ts';

/** The scopes that an outside app may have. */
const scopes = ['openid', userScope, 'CLIENT', 'offline_access'] as const;

const name = z.string().trim().min(1).max(40);
const address = z
  .url({ protocol: /^https?$/, error: 'not an address like https://app.example/callback' })
  .refine((value) => !value.includes('#'), 'ends in a fragment')
  .refine((value) => {
    const { username = '', password = '' } = URL.parse(value) ?? {};
    return `${username}${password}` === '';
  }, 'holds a user name');

/** An outside app's entry; docs/outside-apps.md explains the format. */
export const ClientEntry = z
  .strictObject({
    id: z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9._-]{1,62}[a-z0-9]$/,
        'not 3 to 64 of a-z, 0-9, ".", "_" and "-", with a letter or digit at both ends',
      )
      .refine((id) => !id.startsWith('maru-'), 'begins like a client of our own'),
    name: z.union(
      [name.transform((one) => ({ ko: one, en: one })), z.strictObject({ ko: name, en: name })],
      'neither a name of up to 40 letters nor { "ko": …, "en": … }',
    ),
    type: z.enum(['confidential', 'public']),
    secretHash: z
      .string()
      .regex(/^sha256:[0-9a-f]{64}$/, 'not a hash like sha256:…')
      .optional(),
    redirectUris: z.array(address).min(1, 'none'),
    signOutUris: z.array(address).default([]),
    scopes: z.array(z.enum(scopes)).refine((list) => list.includes('openid'), 'lacks openid'),
    firstParty: z.boolean().default(false),
  })
  .refine(({ type, secretHash }) => type === 'public' || secretHash !== undefined, {
    path: ['secretHash'],
    error: 'missing: a confidential client has a secret',
  })
  .refine(({ type, secretHash }) => type === 'confidential' || secretHash === undefined, {
    path: ['secretHash'],
    error: 'a public client has none',
  });

export type ClientConfig = z.output<typeof ClientEntry>;

/** The entries as JSON, or the path of a file with them. */
export const clientEnvironment = {
  OAUTH_CLIENTS: z
    .string()
    .trim()
    .default('[]')
    .transform((given, context): unknown => {
      const text = given.startsWith('[') ? given : readText(given);
      if (text === undefined)
        context.addIssue('neither a list that begins with "[" nor a file that can be read');
      const list = parse(text ?? '[]');
      if (list === undefined) context.addIssue('no JSON');
      return list ?? [];
    })
    .pipe(
      z
        .array(ClientEntry)
        .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two have the same id'),
    ),
};

type Values = z.output<ReturnType<typeof z.object<typeof clientEnvironment>>>;

/** In production, authorization codes and browsers are redirected only over https or to the machine itself. */
export function clientProblems(
  { OAUTH_CLIENTS }: Values,
  isLoopback: (address: string) => boolean,
): string[] {
  return OAUTH_CLIENTS.flatMap(({ id, redirectUris, signOutUris }) =>
    [...redirectUris, ...signOutUris]
      .filter((one) => new URL(one).protocol === 'http:' && !isLoopback(one))
      .map((one) => `OAUTH_CLIENTS: ${id}: ${one} must be https`),
  );
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
