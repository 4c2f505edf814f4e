import { openOwnStore } from '../own-store.ts';
import { signInAs, storeIdOf } from '../people.ts';
import { revenueMessageOn } from '../screens/revenue-message.ts';
import type { Studio } from '../screens/studio.ts';

/** The revenue message of a new store, and of the demo store with its history. */
export async function shootRevenueMessage(demo: Studio, fresh: Studio) {
  const { maru, page, words } = fresh;
  const { owner, storeId } = await openOwnStore(maru);
  const empty = revenueMessageOn(page, words);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/sales/message` });
  await empty.kakao.waitFor();
  await fresh.shoot('100-revenue-message-empty');

  const message = revenueMessageOn(demo.page, words);
  await demo.page.goto(`${maru.hubUrl}/s/${storeIdOf(demo.page)}/sales/message`);
  // By keyboard, because on a phone the save bar may cover these fields.
  await message.ownHour.press('Space');
  await message.previewOf('DAILY').press('ArrowRight');
  await message.kakao.waitFor();
  await demo.shoot('101-revenue-message');
}
