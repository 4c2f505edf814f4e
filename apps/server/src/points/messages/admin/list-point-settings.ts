import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listPointSettings as wire } from '@maru/contract/points/point-messages.endpoints.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageNumbersOf } from '#server/http/page-of.ts';
import type { ChannelParts } from '../get-point-channel.ts';
import { countOfView, listAllChannels, listAllTemplates, listStorePoints } from './point-settings.queries.ts';

type Listed = OutputOf<typeof wire>;

/** One page of the point settings of all stores, of all channels or of all templates. */
export function listPointSettingsBy({ maruChannelId }: Pick<ChannelParts, 'maruChannelId'>) {
  return function listPointSettings({ db, now }: UserContext, input: ParsedInputOf<typeof wire>) {
    const { view, stringToSearch, ...pages } = input;
    const { currentPage, numberOfElements: limit } = pages;
    const asked = { search: stringToSearch, offset: currentPage * limit, limit };
    return inSnapshot(db, async (tx): Promise<Listed> => {
      const stores = view === 'STORES' ? await listStorePoints(tx, { ...asked, now }) : [];
      const channels = view === 'CHANNELS' ? await listAllChannels(tx, asked) : [];
      const templates = view === 'TEMPLATES' ? await listAllTemplates(tx, asked) : [];
      const totalElements = await countOfView(tx, view, stringToSearch);
      return {
        stores,
        channels: channels.map((channel) => ({ ...channel, isMaru: channel.id === maruChannelId })),
        templates,
        ...pageNumbersOf(pages, totalElements, stores.length + channels.length + templates.length),
      };
    });
  };
}
