import { isApiError } from '@maru/web/api-error.ts';
import { type Move, rebase } from './moves.ts';

/** A list's order and version. */
export type SortedList = { ids: readonly string[]; version: number };

/** Why a move failed. */
export type NotMade = { error: unknown } | 'GONE';

type SortQueueOptions = {
  /** Saves the whole order based on that version. Resolves to the saved list. */
  save: (list: SortedList) => Promise<SortedList>;
  /** Reads the list in the refusal of a stale version. */
  listOf: (row: unknown) => SortedList;
  /** Called if the moved row was deleted meanwhile. */
  onGone: (move: Move) => void;
  /** Called if saving failed. All pending moves are dropped. */
  onRefused: (error: unknown) => void;
};

/** A move that is shown optimistically. `savedIn` is the list version that contains it. */
type Waiting = { move: Move; savedIn: number | undefined; end: (notMade?: NotMade) => void };

/** Maximum number of conflicts in a row before giving up. */
const mostTries = 5;

/**
 * Sends moves of one list: one save at a time, with moves made meanwhile in the next. After a conflict, pending moves
 * are rebased on the new list. Keeps running when its screen is left.
 */
export function createSortQueue(options: SortQueueOptions) {
  let waiting: readonly Waiting[] = [];
  let known: SortedList = { ids: [], version: 0 };
  let isRunning = false;
  const listeners = new Set<() => void>();

  const set = (next: readonly Waiting[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };

  const learn = (list: SortedList) => {
    if (list.version > known.version) known = list;
  };

  /** Resolves to undefined once the move is saved, or to the reason if it fails for good. */
  function push(move: Move, now: SortedList): Promise<NotMade | undefined> {
    learn(now);
    return new Promise((end) => {
      set([...stillToApply(waiting, now.version), { move, savedIn: undefined, end }]);
      void run();
    });
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let tries = 0; waiting.some(isUnsaved); ) tries = (await sendNext(tries)) ? 0 : tries + 1;
    } catch (error) {
      const lost = waiting.filter(isUnsaved);
      set(waiting.filter((one) => !isUnsaved(one)));
      for (const { end } of lost) end({ error });
      options.onRefused(error);
    } finally {
      isRunning = false;
    }
  }

  /** Resolves to whether the moves were saved; false after a conflict. */
  async function sendNext(tries: number): Promise<boolean> {
    const sent = waiting.filter(isUnsaved);
    const ids = withMoves(known.ids, sent);
    try {
      // Nothing to save: somebody else made the same change.
      const saved = isSameOrder(ids, known.ids) ? known : await options.save({ ids, version: known.version });
      learn(saved);
      set(waiting.map((one) => (sent.includes(one) ? { ...one, savedIn: saved.version } : one)));
      for (const { end } of sent) end();
      return true;
    } catch (error) {
      if (!isApiError(error, 'DATA_WAS_BEEN_MODIFIED') || tries >= mostTries) throw error;
      learn(options.listOf(error.detail.row));
      giveUpGone();
      return false;
    }
  }

  function giveUpGone() {
    const gone = waiting.filter((one) => isUnsaved(one) && !known.ids.includes(one.move.id));
    if (gone.length === 0) return;
    set(waiting.filter((one) => !gone.includes(one)));
    for (const { move, end } of gone) {
      end('GONE');
      options.onGone(move);
    }
  }

  return {
    push,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => waiting,
  };
}

/** The fetched list plus the moves that it does not contain yet. */
export function shownOrder({ ids, version }: SortedList, waiting: readonly Waiting[]): readonly string[] {
  return withMoves(ids, stillToApply(waiting, version));
}

function stillToApply(waiting: readonly Waiting[], version: number) {
  return waiting.filter(({ savedIn }) => savedIn === undefined || savedIn > version);
}

function withMoves(ids: readonly string[], waiting: readonly Waiting[]): readonly string[] {
  return waiting.reduce((order, { move }) => rebase(order, move), ids);
}

function isUnsaved({ savedIn }: Waiting): boolean {
  return savedIn === undefined;
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
