/** Marks an entry of the history that stands for what is open over its page: how many such entries are there up to it. */
const mark = 'overPage';

/** The browser's own, since the router's would take the entry for another page. */
const { pushState } = History.prototype;

/** A walk through the history that the browser does not answer, as where another page is on its way, is over by then, in ms. */
const answersWithin = 1_000;

export type EntriesOverPage = ReturnType<typeof entriesOverPage>;

/** The entries that stand over the entry of the page, for Back to walk through. */
export function entriesOverPage(state: unknown) {
  let height = heightOf(state);
  let endWalk: (() => void) | undefined;
  let walked: Promise<void> | undefined;

  function walkOnce(): Promise<void> {
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        height = 0;
        endWalk?.();
      }, answersWithin);
      endWalk = () => {
        clearTimeout(giveUp);
        endWalk = undefined;
        resolve();
      };
      window.history.go(-height);
    });
  }

  async function walk() {
    while (height > 0) await walkOnce();
    walked = undefined;
  }

  return {
    height: () => height,
    isWalking: () => walked !== undefined,
    raiseTo(wanted: number) {
      while (height < wanted) {
        height += 1;
        pushState.call(window.history, { ...window.history.state, [mark]: height }, '');
      }
    },
    /** Goes back to the entry of the page itself. */
    walkOff(): Promise<void> {
      if (height > 0) walked ??= walk();
      return walked ?? Promise.resolve();
    },
    /** Has to hear of every entry that the browser has come to; answers whether that ended a walk of ours. */
    arrive(reached: unknown): boolean {
      height = heightOf(reached);
      const wasWalk = endWalk !== undefined;
      endWalk?.();
      return wasWalk;
    },
  };
}

function heightOf(state: unknown): number {
  const isMarked = typeof state === 'object' && state !== null && mark in state;
  return isMarked && typeof state[mark] === 'number' ? state[mark] : 0;
}
