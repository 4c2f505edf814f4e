import { expect } from '@playwright/test';
import { addressesOfScreens } from '../support/addresses.ts';
import { expectEnglish } from '../support/expect-english.ts';
import { test } from '../support/maru.ts';
import { parts, walks } from '../support/pictures/walks.ts';
import { openStudio, phone } from '../support/screens/studio.ts';

const look = { width: phone, language: 'en', colorScheme: 'light' } as const;
const seen = new Set<string>();

test.setTimeout(600_000);
// Serial: the last test checks what the others collected, so a retry must begin with the first one.
test.describe.configure({ mode: 'serial' });

for (const part of parts) {
  test(`every screen of the ${part} walk is in English and fits a phone`, async ({ browser, maru }) => {
    await walks[part](() =>
      openStudio(browser, maru, look, async (page, { name }) => {
        const { origin, pathname } = new URL(page.url());
        seen.add(`${origin === maru.hubUrl ? 'hub' : 'account'} ${pathname}`);
        await expectEnglish(page, name);
      }),
    );
    for (const context of browser.contexts()) await context.close();
  });
}

test('the English walks cover every screen', () => {
  const missing = addressesOfScreens().filter(({ pattern }) => ![...seen].some((one) => pattern.test(one)));
  expect(missing.map(({ address }) => address)).toEqual([]);
});
