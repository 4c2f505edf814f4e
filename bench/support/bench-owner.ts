import { createUser } from '@maru/server/users/create-user.ts';
import type { openProduct } from './open-product.ts';

type Product = Pick<Awaited<ReturnType<typeof openProduct>>, 'app' | 'db' | 'basic'>;

/** Somebody who owns stores, signed in. */
export async function addOwner({ app, db, basic }: Product): Promise<{ ownerId: string; token: string }> {
  const password = 'maru1234!';
  const username = `bench${Date.now()}@maru.test`;
  const ownerId = await createUser(db, { username, name: 'Bench', password });
  const granted = await app.account.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
  });
  return { ownerId, token: granted.json().access_token };
}
