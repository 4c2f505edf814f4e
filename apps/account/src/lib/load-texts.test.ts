import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from './load-texts.ts';
import { startTexts, type Texts } from './texts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A Korean page that switches to English while the first `failures` requests of each file fail. */
async function switchPage({ failures = 0, how = 'offline' }: { failures?: number; how?: 'offline' | 503 }) {
  const begun = Date.now();
  const asked: Record<string, number[]> = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const file = /[\w-]+\.en(?=.*\.json)/.exec(url)?.[0] ?? url;
    const times = [...(asked[file] ?? []), Date.now() - begun];
    asked[file] = times;
    if (times.length > failures) return Response.json({ hello: `hello of ${file}` });
    if (how === 'offline') throw new TypeError('Failed to fetch');
    return new Response('', { status: how });
  });
  const texts: Texts = { app: {}, 'sign-in': { hello: 'ko' }, errors: {} };
  const page = startTexts(createInstance(), { language: 'ko', texts, own: 'sign-in' });
  const outcome = changeLanguage(page, 'en').then(
    () => 'switched',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return { page, asked, outcome: await outcome };
}

test.each(['offline', 503] as const)(
  'spec 9 · translations that do not come (%s) are asked for up to 5 more times, the delay doubling from 350 ms',
  async (how) => {
    const { page, asked, outcome } = await switchPage({ failures: 5, how });
    expect(asked['sign-in.en']).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
    expect(outcome).toBe('switched');
    expect(page.t('hello')).toBe('hello of sign-in.en');
  },
);

test('spec 9 · after the fifth retry the page keeps its language, and the switch fails with a network error', async () => {
  const { page, asked, outcome } = await switchPage({ failures: 6 });
  expect(asked['sign-in.en']).toHaveLength(6);
  expect(outcome).toMatchObject({ name: 'NetworkError' });
  expect(page.language).toBe('ko');
});

test('switching the language loads all texts of a page, those of errors included', async () => {
  const { asked } = await switchPage({});
  expect(Object.keys(asked).sort()).toEqual(['app.en', 'errors.en', 'sign-in.en']);
});
