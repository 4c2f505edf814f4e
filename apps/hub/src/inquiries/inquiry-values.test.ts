import { longestExtension } from '@maru/contract/phone/read-phone.ts';
import { expect, test } from 'vitest';
import { longestOf, phoneText, problemsOf } from './inquiry-values.ts';

const good = {
  name: '김 하늘',
  email: 'haneul@maru.test',
  phone: '010-1234-5678',
  extension: '',
  content: '문의해요',
};
const wrong = (over: Partial<typeof good>) =>
  Object.values(problemsOf({ ...good, ...over })).filter((problem) => problem !== undefined);

test.each([
  [{}, []],
  [{ phone: '1588-1234' }, []],
  [{ phone: '+1 415 555 2671' }, []],
  [{ name: '' }, ['name.missing']],
  [{ name: '김하늘1' }, ['name.letters']],
  [{ email: ' ' }, ['email.missing']],
  [{ email: 'haneul@' }, ['email.form']],
  [{ phone: '' }, ['phone.missing']],
  [{ phone: '010-1234' }, ['phone.length']],
  [{ phone: '010-1234-56789' }, ['phone.length']],
  [{ content: '\n' }, ['content.missing']],
])('spec 5 · inquiry: the form tells before sending that %j has %j', (over, problems) => {
  expect(wrong(over)).toEqual(problems);
});

test('a pasted number keeps only what numbers are written with', () => {
  expect(phoneText(' 전화: 010-1234-5678 ')).toBe('010-1234-5678 ');
  expect(phoneText('０１０１２３４')).toBe('0101234');
});

test('an extension is as long as on the server', () => {
  expect(longestOf.extension).toBe(longestExtension);
});
