import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ClientEntry } from '#server/client-config.ts';
import { hashSecret, newSecret } from './client-secret.ts';

const usage = `Say which app: <id> <name> <redirect address> ...
  --public            it has no server that could keep a secret
  --first-party       it is our own: nobody is asked whether to allow it
  --sign-out <address>  where people may come back to after a sign-out; may be given again
  --scopes "openid USER offline_access"   what it may ask for; openid alone where left out`;

/** Creates an OAUTH_CLIENTS entry and, for a confidential app, its secret, which is shown only once. */
function makeClient(given: string[]): { entry: object; secret?: string } {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      public: { type: 'boolean', default: false },
      'first-party': { type: 'boolean', default: false },
      'sign-out': { type: 'string', multiple: true, default: [] },
      scopes: { type: 'string', default: 'openid' },
    },
  });
  const [id, name, ...redirectUris] = positionals;
  const secret = values.public ? undefined : newSecret();
  const entry = {
    id,
    name,
    type: secret === undefined ? 'public' : 'confidential',
    ...(secret !== undefined && { secretHash: hashSecret(secret) }),
    redirectUris,
    signOutUris: values['sign-out'],
    scopes: values.scopes.split(' '),
    firstParty: values['first-party'],
  };
  ClientEntry.parse(entry);
  return { entry, ...(secret !== undefined && { secret }) };
}

try {
  const { entry, secret } = makeClient(process.argv.slice(2));
  console.log(JSON.stringify(entry, null, 2));
  if (secret !== undefined) console.error(`Secret, shown this once and kept by the app alone: ${secret}`);
} catch (error) {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message);
  console.error(usage);
  process.exit(1);
}
