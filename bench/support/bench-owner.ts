import { createUser } from '@maru/server/users/create-user.ts';
import type { openProduct } from './open-product.ts';

type Product = Pick<Awaited<ReturnType<typeof openProduct>>, 'app' | 'db' | 'basic'>;

/** Creates a store owner who is signed in. */
export async function addOwner(product: Product): Promise<{ ownerId: string; token: string }> {
  const password = 'maru1234!';
  const username = `bench${Date.now()}@maru.test`;
  const ownerId = await createUser(product.db, { username, name: 'Bench', password });
  return { ownerId, token: await grantToken(product, { username, password }) };
}

type Person = { username: string; password: string };

export async function grantToken(
  { app, basic }: Pick<Product, 'app' | 'basic'>,
  person: Person,
): Promise<string> {
  const granted = await app.account.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', ...person }).toString(),
  });
  return granted.json().access_token;
}
