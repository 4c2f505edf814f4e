import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import type { Shop } from '../open-shop.ts';
import { changeWriters } from './change-writers.ts';
import { itemWriters } from './item-writers.ts';
import { listWriters } from './list-writers.ts';
import { saleWriters } from './sale-writers.ts';
import { type Pick, pickFrom, type Writer, type WriterScene } from './writer.ts';

type Answered = { kind: string; http: number; status: string };

const mostTries = 20;

/**
 * All writers of a menu: tills that sell, cancel and switch, and people who edit, sort, count, import and undo. Each
 * reads the menu and makes one change; it is refused if another writer was faster.
 */
export function menuWriters(shop: Shop, at: WriterScene['at']) {
  let made = 0;
  const name = (of: string) => {
    made += 1;
    return `${of} ${made}`;
  };
  const scene: WriterScene = { shop, at, orderIds: [], changeIds: [], deletionIds: [], name };
  const writers: Record<string, Writer> = {
    ...saleWriters(scene),
    ...itemWriters(scene),
    ...listWriters(scene),
    ...changeWriters(scene),
  };
  const kinds = Object.keys(writers);

  /** Runs every kind of writer in turn on the current menu, and returns their answers. */
  async function write(seed: number, times: number) {
    const pick = pickFrom(seed);
    const answers: Answered[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const kind = kinds[(seed * times + turn) % kinds.length] as string;
      const answer = await untilFresh(writers[kind] as Writer, pick);
      if (answer) answers.push({ kind, http: answer.http, status: answer.status });
    }
    return answers;
  }

  /** Retries stale edits, as people do. */
  async function untilFresh(writer: Writer, pick: Pick) {
    for (let tries = 1; ; tries += 1) {
      const { response } = await shop.call(getCompactMenu, { storeId: at.storeId }, at.owner);
      const answer = await writer(response, pick);
      if (answer?.status !== 'DATA_WAS_BEEN_MODIFIED' || tries === mostTries) return answer;
    }
  }

  return { write, kinds };
}
