import { expect, test } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { countStatements } from '#test/count-statements.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';
import { grantLiveness } from './grant-liveness.ts';

const shop = await openShop();
const clock = { now: Date.now() };
const { db, counted } = countStatements(shop.db);
const { isGrantAlive, forgetGrant } = grantLiveness({ db, clock: () => new Date(clock.now) });

async function signedIn() {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const tokens = await flow.signIn(person.username);
  const claims = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString());
  return { person, flow, tokens, grantId: claims.gid as string };
}

test('a cached grant is checked again after five seconds, so a revocation takes effect by then', async () => {
  const { flow, tokens, grantId } = await signedIn();
  expect(await isGrantAlive(grantId)).toBe(true);

  await flow.revoke(tokens.refresh_token);
  clock.now += 4_999;
  expect(await isGrantAlive(grantId)).toBe(true);
  clock.now += 1;
  expect(await isGrantAlive(grantId)).toBe(false);
});

test('the database is queried once per grant and five seconds, however many calls check it', async () => {
  const [{ grantId }, other] = [await signedIn(), await signedIn()];
  const queriesFor = async (...grantIds: string[]) => {
    const before = counted.statements;
    await Promise.all(grantIds.map(isGrantAlive));
    return counted.statements - before;
  };

  expect(await queriesFor(grantId, grantId, grantId)).toBe(1);
  clock.now += 4_999;
  expect(await queriesFor(grantId, other.grantId)).toBe(1);
  clock.now += 1;
  expect(await queriesFor(grantId, grantId, other.grantId)).toBe(1);
});

test('a grant that ended on this instance is checked again immediately', async () => {
  const { flow, tokens, grantId } = await signedIn();
  expect(await isGrantAlive(grantId)).toBe(true);
  await flow.revoke(tokens.refresh_token);
  forgetGrant(grantId);
  expect(await isGrantAlive(grantId)).toBe(false);
});

test.each(['accountNonLocked', 'accountNonExpired', 'credentialsNonExpired'])(
  'a grant is not alive while the flag %s of its user is lowered',
  async (flag) => {
    const { person, grantId } = await signedIn();
    await updateUserFlags(shop.db, person.id, { [flag]: false });
    expect(await isGrantAlive(grantId)).toBe(false);

    await updateUserFlags(shop.db, person.id, { [flag]: true });
    clock.now += 5_000;
    expect(await isGrantAlive(grantId)).toBe(true);
  },
);

test('a grant ends with its user, and an unknown one is not alive', async () => {
  const { person, grantId } = await signedIn();
  await shop.db.deleteFrom('users').where('id', '=', person.id).execute();
  expect(await isGrantAlive(grantId)).toBe(false);
  expect(await isGrantAlive('unknown')).toBe(false);
});
