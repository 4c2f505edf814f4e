import { openOwnStore } from '../own-store.ts';
import { publishNoodles } from '../publish-noodles.ts';
import type { Studio } from '../screens/studio.ts';

/** The public page of a store: that of the demo, one without photos, and an address without a page. */
export async function shootVisit({ page, maru, look, shoot }: Studio) {
  const open = (slug: string) => page.goto(`${maru.hubUrl}/place/${slug}`);
  await open(`maru-coffee-seongsu/${look.language}`);
  await shoot('63-store-page');
  const { slug } = await publishNoodles(await openOwnStore(maru));
  await open(`${slug}/${look.language}`);
  await shoot('63-store-page-plain');
  await open('nobody-has-this');
  await shoot('63-store-page-missing');
}
