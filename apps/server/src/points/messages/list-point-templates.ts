import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listPointTemplates as wire } from '@maru/contract/points/point-messages.endpoints.ts';
import { templateProblem, templatePurposes } from '@maru/contract/points/point-messages.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStoreStatus } from '../points.queries.ts';
import { type ListedTemplate, listTemplates } from './channel-lists.queries.ts';
import type { ChannelParts } from './get-point-channel.ts';
import { listConnected } from './message-settings.queries.ts';

type Templates = OutputOf<typeof wire>;

/** The templates of the channels that a store can use, including those that cannot be chosen now. */
export function listPointTemplatesBy({ maruChannelId }: Pick<ChannelParts, 'maruChannelId'>) {
  return function listPointTemplates({ db, storeId }: StoreContext): Promise<Templates> {
    return inSnapshot(db, async (tx) => {
      if (!(await findStoreStatus(tx, storeId))) fail('NOT_FOUND');
      const connected = await listConnected(tx, storeId);
      const channelIds = maruChannelId ? [...connected, maruChannelId] : connected;
      const found = await listTemplates(tx, { channelIds });
      // Maru's channel has templates for other purposes too.
      const ofPoints = found.filter(({ channelId, code, name }) => {
        return channelId !== maruChannelId || [code, name].some((one) => one.startsWith('POINT_'));
      });
      return { templates: ofPoints.map(present) };
    });
  };
}

function present(template: ListedTemplate): Templates['templates'][number] {
  const { links: _links, channelStatus: _channelStatus, ...shown } = template;
  const problems = templatePurposes.map((purpose) => [purpose, templateProblem(purpose, template) ?? null]);
  return { ...shown, problems: Object.fromEntries(problems) };
}
