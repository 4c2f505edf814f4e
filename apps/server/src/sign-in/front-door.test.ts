import { expect, test } from 'vitest';
import { type Answer, answerAtFrontDoor, type Visit } from './front-door.ts';

const stranger: Visit = {
  query: '',
  isSignInWaiting: false,
  isSignedIn: false,
  referrer: 'none',
  isLocalDevelopment: false,
};

const table: [name: string, visit: Partial<Visit>, answer: Answer][] = [
  ['a stranger who typed the address goes to the hub, which begins a sign-in', {}, 'to hub home'],
  ['so does one who comes from another site', { referrer: 'other' }, 'to hub home'],
  ['on local development the page shows', { isLocalDevelopment: true }, 'login page'],
  ['who comes from the hub sees the page', { referrer: 'hub' }, 'login page'],
  [
    'who comes from the hub sees it even when signed in: no loop',
    { referrer: 'hub', isSignedIn: true },
    'login page',
  ],
  ['who comes from a page of the account area sees it', { referrer: 'account' }, 'login page'],
  ['a waiting sign-in shows the page', { isSignInWaiting: true }, 'login page'],
  ['also to who comes from another site', { isSignInWaiting: true, referrer: 'other' }, 'login page'],
  ['also to who has a session', { isSignInWaiting: true, isSignedIn: true }, 'login page'],
  ['a failed sign-in shows the page', { query: 'error', referrer: 'account' }, 'login page'],
  ['a failed sign-in shows the page without a referrer', { query: 'error' }, 'login page'],
  ['only the exact query is a failure', { query: 'error=1' }, 'to hub home'],
  ['error among others is none either', { query: 'x&error' }, 'to hub home'],
  ['a direct visitor with a session goes to the hub', { isSignedIn: true }, 'to hub home'],
  ['on local development too', { isSignedIn: true, isLocalDevelopment: true }, 'to hub home'],
  ['and from a page of the account area', { isSignedIn: true, referrer: 'account' }, 'to hub home'],
  ['a code goes away from the address', { query: 'code=abc&state=1' }, 'to / without query'],
  [
    'a code goes away while a sign-in waits',
    { query: 'code=abc', isSignInWaiting: true },
    'to / without query',
  ],
];

test.each(table)('spec 2 · login: %s', (_name, visit, answer) => {
  expect(answerAtFrontDoor({ ...stranger, ...visit })).toBe(answer);
});

test('a visitor from the hub always sees the page, so there is no redirect loop', () => {
  const flags = [true, false];
  for (const isSignInWaiting of flags)
    for (const isSignedIn of flags)
      for (const isLocalDevelopment of flags)
        expect(
          answerAtFrontDoor({ query: '', referrer: 'hub', isSignInWaiting, isSignedIn, isLocalDevelopment }),
        ).toBe('login page');
});
