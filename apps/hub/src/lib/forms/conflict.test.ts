import { expect, test } from 'vitest';
import { conflictOf } from './conflict.ts';
import { noChanges, withChange } from './draft.ts';

const saved = { values: { name: '마루', phone: '02' }, version: 3 };
const sent = withChange(noChanges(saved), saved, ['name', '마루 커피']);
const told = {
  row: { name: '누마루', phone: '031', version: 4 },
  changedBy: '김마루',
  changedAt: '2026-11-20T03:00:00Z',
};

test('a conflict has the fields that both changed, those that only the other changed, and whether the other was the same person', () => {
  expect(conflictOf(sent, { ...told, isOwn: true }, undefined)).toEqual({
    theirs: { values: { name: '누마루', phone: '031' }, version: 4 },
    ...{ both: ['name'], onlyTheirs: ['phone'] },
    ...{ changedBy: '김마루', isOwn: true, changedAt: '2026-11-20T03:00:00Z' },
  });
  expect(conflictOf(sent, { ...told, isOwn: false }, undefined)).toMatchObject({ isOwn: false });
});

test('a refusal stored by an older version counts as a conflict with somebody else', () => {
  expect(conflictOf(sent, told, undefined)).toMatchObject({ changedBy: '김마루', isOwn: false });
});
