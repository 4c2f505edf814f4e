import { expect, test } from 'vitest';
import { fillMailTexts } from './fill-mail-texts.ts';

const words = {
  subject: '{{by}} invites you to {{store}}',
  title: '{{store}}',
  lines: ['You may: {{rights}}', '{{store}} and {{store}}'],
  action: 'Look at it',
  notes: ['Until {{until}}'],
};
const url = 'https://hub.maru.example/s/1';

test('values are filled in everywhere, and the button leads to its address', () => {
  const values = { by: '김하늘', store: '$& 상점', rights: '{{by}}', until: '5 pm' };

  expect(fillMailTexts(words, { values, url })).toEqual({
    subject: '김하늘 invites you to $& 상점',
    title: '$& 상점',
    lines: ['You may: {{by}}', '$& 상점 and $& 상점'],
    action: { label: 'Look at it', url },
    notes: ['Until 5 pm'],
  });
});

test('a mail without a label has no button', () => {
  const { action: _, ...silent } = words;
  expect(fillMailTexts(silent, { url })).not.toHaveProperty('action');
});
