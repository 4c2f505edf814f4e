import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, endpointsByFeature } from '@maru/contract/endpoints.ts';
import { expect, test } from 'vitest';
import en from './acts.en.json' with { type: 'json' };
import ko from './acts.ko.json' with { type: 'json' };
import { actsInTrails, presentNameOf, wordsOfAct } from './words-of-act.ts';

const source = join(import.meta.dirname, '..');

/** Names of acts in all source files that write to the trail. */
function actsInSource(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('audit/'),
  );
  return files
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .filter((text) =>
      /\bwrite(Store|User|Access|Content)Trails?\b|\b(keepChoice|editPlace|endCloseRequest|arrangeFaqs|recordUnmasking)\(/.test(
        text,
      ),
    )
    .flatMap((text) => {
      // The callers of this function name the act.
      if (text.includes('act: string')) return [];
      const acts = [...text.matchAll(/\bact: '(\w+)'/g)].map(([, act]) => act ?? '');
      if (acts.length === 0) throw new Error(`writes the audit trail but names no act:\n${text}`);
      return acts;
    });
}

test('every act that writes the audit trail has a label in both languages, and no label is unused', () => {
  const acts = [...new Set(actsInSource())].sort();

  expect(Object.keys(ko).sort()).toEqual(acts);
  expect(Object.keys(en).sort()).toEqual(acts);
});

test('every call that writes data, settings or rights of a store writes the audit trail', () => {
  const ofStores = ['stores', 'store-access', 'store-settings', 'app-lock', 'place'].flatMap(
    (feature) => endpointsByFeature[feature] ?? [],
  );
  const writing = ofStores.filter(({ method }) => method !== 'GET').map(({ name }) => name);

  expect(writing.length).toBeGreaterThan(10);
  expect(writing.filter((name) => !(name in ko))).toEqual([]);
});

test('an act has the name of its endpoint, or of the command that does it', () => {
  const names = [...endpoints.map(({ name }) => name), 'appointAdmin'];

  expect(Object.keys(ko).filter((act) => !names.includes(act))).toEqual([]);
});

test('every name in the trails has a label in both languages', () => {
  expect(actsInTrails.filter((act) => !(presentNameOf(act) in ko && presentNameOf(act) in en))).toEqual([]);
});

test('an act that was renamed has the label of its present name', () => {
  expect(wordsOfAct('getCustomer', 'ko')).toBe(ko.unmaskCustomer);
  expect(wordsOfAct('getInquiry', 'en')).toBe(en.unmaskInquiry);
  expect(wordsOfAct('getLoggedEntry', 'en')).toBe(en.unmaskLoggedEntry);
});

test('an act without a label is shown by its name', () => {
  expect(wordsOfAct('updateStore', 'en')).toBe('Changed the store information');
  expect(wordsOfAct('formerAct', 'ko')).toBe('formerAct');
});
