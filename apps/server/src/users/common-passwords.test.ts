import { shortestPassword } from '@maru/contract/users/password-rules.ts';
import { expect, test } from 'vitest';
import { whyCommonPassword } from './common-passwords.ts';
import { hashNewPassword } from './new-password.ts';

const user = { username: 'haneul.park+shop@example.com' };

const common: [why: string, ...passwords: string[]][] = [
  ['stands in the list', 'password', 'trustno1', 'iloveyou1', 'PassWord', 'BASEBALL'],
  [
    'is a word with a usual ending',
    'dragon12',
    'Monkey2024!',
    'coffee#1',
    'sunshine123!',
    '!!shadow99',
    'summer1999@',
  ],
  ['is written with signs for letters', 'p@ssw0rd', 'Pa$$w0rd1!', 'l3tme!n12', 'adm1n123'],
  [
    'is a walk over the keyboard',
    'qwer1234',
    'asdfghjk',
    '1q2w3e4r',
    'q1w2e3r4',
    '1qaz2wsx',
    'zaq1xsw2',
    'qwer1234!',
    'qweasdzxc',
    '!@#$1234',
  ],
  ['is a row of letters or one key', 'abcdefgh', 'abcd1234', 'aaaaaaaa', 'zyxwvuts', 'aaaa1111'],
  ['is a birthday, a phone number or other digits', '19900101', '01012345678', '12345678', '84730126'],
  ['is one piece again and again', 'x7kqx7kq', 'hahahaha', 'dragondragon', 'a1a1a1a1'],
  [
    'is a Korean word in Latin keys',
    'rkskekfk',
    'tkfkdgo1',
    'qlalfqjsgh',
    'TKFKDGO1004',
    'dkssudgktpdy',
    'Ejrqhrdl1!',
    'eogksalsrnr',
    'akfn2024!',
  ],
  ['is a Korean word in Latin letters', 'saranghae', 'kimchi88!', 'hongildong1', 'Gangnam8282'],
  ['has the name of the user', 'haneulparkshop', 'xxHaneulParkShop7Q'],
  ['has the name of the product', 'maru1234!', 'M4ruM4ru', 'MaruStore77Q', 'my#maru#till'],
];

test.each(common)('a password that %s is common', async (why, ...passwords) => {
  const reason = why.startsWith('has the name') ? 'OWN_NAME' : 'COMMON';
  for (const password of passwords)
    expect([password, await whyCommonPassword(password, user)]).toEqual([password, reason]);
});

test('passwords without a common pattern are not common', async () => {
  const good = [
    'x7Kq$mTz',
    'vivid#otter&lamp',
    'Brittle7Ocean',
    'gktlxm73qpz',
    'correcthorsebattery',
    'h2Rk9wPq',
    'till*opens*at*six',
    'dragon8351x',
    '482910573618',
  ];
  for (const password of good)
    expect([password, await whyCommonPassword(password, user)]).toEqual([password, undefined]);
});

test('a short username is refused only as a whole word', async () => {
  const kim = { username: 'qzj@example.com' };
  expect(await whyCommonPassword('qzj2024!', kim)).toBe('OWN_NAME');
  expect(await whyCommonPassword('brittleqzjocean', kim)).toBeUndefined();
});

test('random passwords that satisfy the rules are not common', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@$!*#?&';
  // A fixed sequence, so that the test is deterministic.
  let seed = 20_261_120;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  for (let count = 0; count < 2_000; count += 1) {
    const password = Array.from({ length: shortestPassword + 2 }, () => letters[random(letters.length)]).join(
      '',
    );
    expect([password, await whyCommonPassword(password, user)]).toEqual([password, undefined]);
  }
});

test('a common password is refused before it is hashed, others are hashed', async () => {
  await expect(hashNewPassword('Password1!', user, 'test')).rejects.toMatchObject({
    code: 'PASSWORD_TOO_COMMON',
    detail: { reason: 'COMMON' },
  });
  expect(await hashNewPassword('x7Kq$mTz', user, 'test')).toMatch(/^\$argon2id/);
});
