import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inGoodsWords } from '@maru/contract/stores/goods-words.ts';
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/**
 * Texts that may follow 상품: particles after a consonant, particles with one form, and parts of longer words.
 */
const fitting = new Set([
  '',
  '을',
  '이',
  '은',
  '과',
  '으로',
  '으로는',
  '이에요',
  '인데',
  '에',
  '에서',
  '의',
  '도',
  '만',
  '별',
  '별로',
  '마다',
  '명',
]);

function leavesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(leavesOf) : [];
}

/** Every text that the hub may show, in one language. */
function textsIn(language: 'ko' | 'en'): string[] {
  const files = globSync(`{apps/hub,packages/*}/src/**/*.${language}.json`, { cwd: root });
  return files.flatMap((file) => leavesOf(JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))));
}

test('for a store of goods, all Korean texts have the right particle after 상품, and only sample names say 메뉴', () => {
  const said = textsIn('ko')
    .filter((text) => text.includes('메뉴'))
    .map((text) => inGoodsWords(text, 'ko'));

  expect(said.length).toBeGreaterThan(150);
  const wrong = said.filter((text) =>
    [...text.matchAll(/상품(\p{Script=Hangul}*)/gu)].some(([, end = '']) => !fitting.has(end)),
  );
  expect(wrong).toEqual([]);
  expect(said.filter((text) => text.includes('메뉴'))).toEqual(['카페 예시 메뉴', '식당 예시 메뉴']);
});

test('for a store of goods, no English text says “menu” except the names of sample menus', () => {
  const said = textsIn('en').map((text) => inGoodsWords(text, 'en'));
  expect(said.filter((text) => /menu/i.test(text))).toEqual(['Sample cafe menu', 'Sample restaurant menu']);
});

beforeAll(async () => {
  const ko = { app: { screens: { menu: '메뉴' } }, item: { added: '{{name}} 메뉴를 추가했어요' } };
  await i18next.init({ lng: 'ko', ns: ['app', 'item'], defaultNS: 'app', resources: { ko } });
});
beforeEach(async () => (await import('./set-goods-wording.ts')).setGoodsWording(false));

test('texts say 상품 while a store of goods is open, and 메뉴 again after it', async () => {
  const { setGoodsWording } = await import('./set-goods-wording.ts');
  setGoodsWording(true);
  expect(i18next.t('screens.menu')).toBe('상품');
  setGoodsWording(false);
  expect(i18next.t('screens.menu')).toBe('메뉴');
});

test('names that people gave stay as they are', async () => {
  const { setGoodsWording } = await import('./set-goods-wording.ts');
  setGoodsWording(true);
  expect(i18next.t('item:added', { name: '오늘의 메뉴' })).toBe('오늘의 메뉴 상품을 추가했어요');
});

test('texts loaded later are changed, too', async () => {
  const { setGoodsWording } = await import('./set-goods-wording.ts');
  setGoodsWording(true);
  i18next.addResourceBundle('ko', 'late', { title: '메뉴 목록' });
  expect(i18next.t('late:title')).toBe('상품 목록');
  setGoodsWording(false);
  expect(i18next.t('late:title')).toBe('메뉴 목록');
});

test('each change notifies the screens once', async () => {
  const { setGoodsWording } = await import('./set-goods-wording.ts');
  let times = 0;
  i18next.on('languageChanged', () => {
    times += 1;
  });
  setGoodsWording(true);
  setGoodsWording(true);
  setGoodsWording(false);
  expect(times).toBe(2);
});
