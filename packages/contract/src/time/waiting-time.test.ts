import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test.each([
  [0, '0초', '0 seconds'],
  [1, '1초', '1 second'],
  [90, '90초', '90 seconds'],
  [91, '2분', '2 minutes'],
  [3_540, '59분', '59 minutes'],
  [5_400, '90분', '90 minutes'],
  [5_401, '2시간', '2 hours'],
  [86_100, '24시간', '24 hours'],
])('a wait of %i seconds is rounded up to %s, %s', (seconds, ko, en) => {
  expect([waitingTime(seconds, 'ko'), waitingTime(seconds, 'en')]).toEqual([ko, en]);
});
