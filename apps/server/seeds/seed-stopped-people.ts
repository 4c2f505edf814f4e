import { readFileSync } from 'node:fs';
import type { AccountFlag } from '@maru/contract/users/account-flags.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { createUser } from '#server/users/create-user.ts';
import { updateFlags } from '#server/users/flags/user-flags.queries.ts';

type Stopped = {
  name: string;
  username: string;
  flag: AccountFlag;
  reason: string;
  joinedDaysAgo: number;
  changedHoursAgo: number;
};

/** Invented people. */
const people = JSON.parse(readFileSync(new URL('people-stopped.json', import.meta.url), 'utf8')) as Stopped[];

const hour = 3_600_000;

/** A person for each flag that an admin lowered. None of them signs in. */
export async function seedStoppedPeople(
  tx: Tx,
  { passwordHash, adminId, now }: { passwordHash: string; adminId: string; now: Date },
): Promise<void> {
  for (const { name, username, flag, reason, joinedDaysAgo, changedHoursAgo } of people) {
    const createdAt = new Date(now.getTime() - joinedDaysAgo * 24 * hour);
    const person = { username, name, passwordHash, createdAt, emailVerifiedAt: createdAt };
    const at = new Date(now.getTime() - changedHoursAgo * hour);
    const userId = await createUser(tx, person);
    await updateFlags(tx, userId, [{ flag, value: false, reason, by: adminId, at }]);
    const actor = { userId: adminId, grantId: '', clientId: '' };
    await writeUserTrail(
      tx,
      { actor, requestId: newId(), now: at },
      {
        ...{ userId, module: 'users', act: 'setUserFlags', logLevel: 'WARN' },
        before: { [flag]: true },
        after: { [flag]: false, reason },
      },
    );
  }
}
