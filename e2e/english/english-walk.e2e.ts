import { expectEnglish } from '../support/expect-english.ts';
import { closeOthers } from '../support/kept-contexts.ts';
import { test } from '../support/maru.ts';
import { parts, walks } from '../support/pictures/walks.ts';
import { openStudio, phone } from '../support/screens/studio.ts';
import { noteSeenScreens } from '../support/seen-screens.ts';

const look = { width: phone, language: 'en', colorScheme: 'light' } as const;

test.setTimeout(600_000);
// The parts are independent of each other, so the workers share them.
test.describe.configure({ mode: 'parallel' });

for (const part of parts) {
  test(`every screen of the ${part} walk is in English and fits a phone`, async ({
    browser,
    maru,
    keptContexts,
  }) => {
    const seen = new Set<string>();
    await walks[part](() =>
      openStudio(browser, maru, look, async (page, { name }) => {
        const { origin, pathname } = new URL(page.url());
        seen.add(`${origin === maru.hubUrl ? 'hub' : 'account'} ${pathname}`);
        await expectEnglish(page, name);
      }),
    );
    await closeOthers(browser, keptContexts);
    await noteSeenScreens(part, seen);
  });
}
