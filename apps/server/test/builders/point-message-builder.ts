import type { InputOf } from '@maru/contract/endpoint.ts';
import {
  getPointChannel,
  listPointMessages,
  updatePointChannel,
} from '@maru/contract/points/point-messages.endpoints.ts';
import { pointMessageKinds } from '@maru/contract/points/point-messages.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { ownChannelId } from '#server/providers/dev-mailbox/dev-mailbox-kakao.ts';
import type { Caller, Shop } from '../open-shop.ts';

type At = { storeId: string; owner: Caller };
type Input = InputOf<typeof updatePointChannel>;

/** Stores whose customers get messages about their points. */
export function pointMessageBuilders(shop: Shop) {
  const noTemplates = { EARNED: null, USED: null, CANCELLED: null, EXPIRING: null };

  async function choose({ storeId, owner }: At, over: Partial<Input> = {}, by: Caller = owner) {
    const { version } = (await shop.call(getPointChannel, { storeId }, owner)).response;
    const plain = { channelId: null, templates: noTemplates, kinds: [...pointMessageKinds] };
    return shop.call(updatePointChannel, { storeId, version, ...plain, ...over }, by);
  }

  /** Runs the jobs that are due, and those that follow from them. */
  async function runAll() {
    for (let i = 0; i < 5; i += 1) {
      for (const task of ['write-point-notices', 'settle-point-messages'])
        await insertJob(shop.db, { task, payload: {} });
      await shop.runJobs();
    }
  }

  return {
    noTemplates,
    choose,
    runAll,

    /** A store that gives ten percent, with one customer, who gets all messages. */
    async openTelling(over: Partial<Input> = {}) {
      const at = await shop.openStore();
      await shop.setPoints(at);
      await choose(at, over);
      return { ...at, customer: await shop.customer(at) };
    },

    /** Moves the clock and runs the jobs of that minute. */
    async runAt(time: string) {
      shop.clock.now = new Date(`${time}+09:00`);
      await runAll();
    },

    /** Kind and outcome of the messages of a store, oldest first. */
    async history({ storeId, owner }: At) {
      const { response } = await shop.call(listPointMessages, { storeId, numberOfElements: 200 }, owner);
      return response.content.map(({ kind, outcome }) => [kind, outcome]).reverse();
    },

    /** Connects the demo's own channel with a store, as an admin does. */
    async connectOwn(at: At, over: Partial<Input> = {}) {
      const admin = await shop.person({ admin: true });
      await insertJob(shop.db, { task: 'refresh-channels', payload: {} });
      await shop.runJobs();
      return choose(at, { channelId: ownChannelId, ...over }, admin);
    },
  };
}
