/** In `history.state`: the number of overlay entries up to and including this one. */
const mark = 'overPage';

/** The browser's own pushState, since the router patches it and would treat the entry as a page. */
const { pushState } = History.prototype;

/**
 * Some calls of `history.go` never cause a popstate, for example while another page loads. Give up after this
 * time, in ms.
 */
const answersWithin = 1_000;

export type EntriesOverPage = ReturnType<typeof entriesOverPage>;

/** Manages the overlay entries above the page's own history entry. Back goes through them. */
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
    /** Goes back to the page's own entry. */
    walkOff(): Promise<void> {
      if (height > 0) walked ??= walk();
      return walked ?? Promise.resolve();
    },
    /** Call it for every popstate. Returns whether `walkOff` caused this one. */
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
