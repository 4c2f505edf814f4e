import { storeIdOf } from '../people.ts';
import { pointMessagesOn } from '../screens/point-messages.ts';
import type { Studio } from '../screens/studio.ts';

/** The messages about points of the demo store, with its own channel, its templates and what was sent. */
export async function shootPointMessages({ page, maru, words, shoot }: Studio) {
  const messages = pointMessagesOn(page, words);
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/points/settings/messages`);
  await messages.templates.waitFor();
  await messages.sent.first().waitFor();
  await shoot('102-point-messages');
}
