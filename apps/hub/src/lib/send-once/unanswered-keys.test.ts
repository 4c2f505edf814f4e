import { expect, test } from 'vitest';
import { unansweredKeys } from './unanswered-keys.ts';

function storage() {
  const texts = new Map<string, string>();
  return { getItem: (key: string) => texts.get(key) ?? null, setItem: texts.set.bind(texts) };
}

test('asked again without an answer, the same thing keeps its key, also after a reload', () => {
  const tab = storage();
  const key = unansweredKeys(() => tab).keyOf('close 46');
  expect(unansweredKeys(() => tab).keyOf('close 46')).toBe(key);
});

test('another thing has another key', () => {
  const keys = unansweredKeys(storage);
  expect(keys.keyOf('close 46')).not.toBe(keys.keyOf('close 47'));
});

test('once answered, the same thing asked again is a new act', () => {
  const tab = storage();
  const keys = unansweredKeys(() => tab);
  const [first, other] = [keys.keyOf('pay 46'), keys.keyOf('pay 47')];

  keys.forget('pay 46');
  expect(keys.keyOf('pay 46')).not.toBe(first);
  expect(keys.keyOf('pay 47')).toBe(other);
});

test('where the storage is full the same thing keeps its key all the same', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  };
  const keys = unansweredKeys(() => full);
  const key = keys.keyOf('close 46');

  expect(keys.keyOf('close 46')).toBe(key);
  keys.forget('close 46');
  expect(keys.keyOf('close 46')).not.toBe(key);
});

test('what is too long for the storage of a tab keeps its key all the same, without being stored', () => {
  const tab = storage();
  const keys = unansweredKeys(() => tab);
  const long = 'x'.repeat(100_000);
  const key = keys.keyOf(long);

  expect(keys.keyOf(long)).toBe(key);
  expect(tab.getItem('maru.unanswered')).toBeNull();
  keys.forget(long);
  expect(keys.keyOf(long)).not.toBe(key);
});
