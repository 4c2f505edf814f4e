import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../test/browser.ts';

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A loader of the texts of `app` that fails `failures` times and notes the time of each request in `at`. */
async function start({ failures = 0, chosen }: { failures?: number; chosen?: 'ko' | 'en' }) {
  if (chosen) localStorage.setItem('maru.language', chosen);
  const { default: i18next } = await import('i18next');
  const { startI18n, ...rest } = await import('./i18n.ts');
  const begun = Date.now();
  const at: number[] = [];
  const unreachable = new Set<string>();

  const load = vi.fn(async (language: string, namespace: string) => {
    if (language === 'ko' && namespace === 'app') at.push(Date.now() - begun);
    if (at.length <= failures || unreachable.has(namespace)) throw new TypeError('Failed to fetch');
    return { hello: `${language} ${namespace}` };
  });
  const started = startI18n({ languages: ['ko', 'en'], load, namespaces: ['app'] });
  const settled = started.then(
    () => undefined,
    (error) => error,
  );
  await vi.runAllTimersAsync();
  return { i18next, at, load, unreachable, failure: await settled, ...rest };
}

test('spec 9 · texts that fail to load are retried five times, after 350 ms and double that each time', async () => {
  const { i18next, at } = await start({ failures: 5 });

  expect(at).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
  expect(i18next.t('hello')).toBe('ko app');
});

test('spec 9 · after the fifth retry loading fails with an error', async () => {
  const { at, failure } = await start({ failures: 99 });
  expect(at).toHaveLength(6);
  expect(failure).toMatchObject({ name: 'NetworkError' });
});

test('spec 9 · languages ko and en, fallback ko: the app is Korean unless this device has chosen otherwise', async () => {
  const { i18next } = await start({});
  expect([i18next.language, document.documentElement.lang]).toEqual(['ko', 'ko']);
});

test('the app starts in the language chosen on this device', async () => {
  const { i18next } = await start({ chosen: 'en' });
  expect(i18next.t('hello')).toBe('en app');
  expect(document.documentElement.lang).toBe('en');
});

test('changing the language loads its texts, sets the lang attribute and is stored on request', async () => {
  const { i18next, changeLanguage } = await start({});

  await changeLanguage('en', { keep: true });
  expect(i18next.t('hello')).toBe('en app');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('maru.language')).toBe('en');

  await changeLanguage('ko', { keep: false });
  expect(localStorage.getItem('maru.language')).toBe('en');
});

test('the texts of a screen are loaded once', async () => {
  const { i18next, loadTexts, load } = await start({});
  await loadTexts('orders');
  await loadTexts('orders');
  expect(load.mock.calls.filter(([, namespace]) => namespace === 'orders')).toHaveLength(1);
  expect(i18next.t('orders:hello')).toBe('ko orders');
});

test('changing the language also loads the texts of screens', async () => {
  const { i18next, loadTexts, changeLanguage } = await start({});
  await loadTexts('orders');
  await changeLanguage('en', { keep: false });
  expect(i18next.t('orders:hello')).toBe('en orders');
});

test('texts of a screen that fail to load are an error, and are requested again the next time', async () => {
  const { i18next, unreachable, loadTexts } = await start({});
  unreachable.add('orders');
  const failed = expect(loadTexts('orders')).rejects.toMatchObject({ name: 'NetworkError' });
  await vi.runAllTimersAsync();
  await failed;

  unreachable.clear();
  await loadTexts('orders');
  expect(i18next.t('orders:hello')).toBe('ko orders');
});
