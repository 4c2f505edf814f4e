import { expect, test } from 'vitest';
import { unansweredKeys } from './unanswered-keys.ts';

function storage() {
  const texts = new Map<string, string>();
  return { getItem: (key: string) => texts.get(key) ?? null, setItem: texts.set.bind(texts) };
}

test('the same input keeps its key until it is answered, also across a reload', () => {
  const tab = storage();
  const key = unansweredKeys(() => tab).keyOf('close 46');
  expect(unansweredKeys(() => tab).keyOf('close 46')).toBe(key);
});

test('other input has another key', () => {
  const keys = unansweredKeys(storage);
  expect(keys.keyOf('close 46')).not.toBe(keys.keyOf('close 47'));
});

test('after an answer the same input gets a new key', () => {
  const tab = storage();
  const keys = unansweredKeys(() => tab);
  const [first, other] = [keys.keyOf('pay 46'), keys.keyOf('pay 47')];

  keys.forget('pay 46');
  expect(keys.keyOf('pay 46')).not.toBe(first);
  expect(keys.keyOf('pay 47')).toBe(other);
});

test('with a full storage the same input keeps its key', () => {
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

test('input too long for the storage keeps its key without being stored', () => {
  const tab = storage();
  const keys = unansweredKeys(() => tab);
  const long = 'x'.repeat(100_000);
  const key = keys.keyOf(long);

  expect(keys.keyOf(long)).toBe(key);
  expect(tab.getItem('maru.unanswered')).toBeNull();
  keys.forget(long);
  expect(keys.keyOf(long)).not.toBe(key);
});
