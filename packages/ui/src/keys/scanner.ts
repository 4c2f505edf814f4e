/** Maximum time between two keys of a scanner, in ms. No person types that fast. */
const fastest = 40;
const shortestCode = 4;
/** On a busy device several codes may arrive before `wasScanned` is called for the first key of one. */
const rememberedScans = 8;

export type KeyAt = { key: string; at: number };

/** BURST: the key followed too fast to come from a person. */
export type Heard = { kind: 'SCAN'; code: string } | { kind: 'BURST' } | { kind: 'NOTHING' };

const longAgo = Number.NEGATIVE_INFINITY;

/**
 * Distinguishes a barcode scanner from a person typing: a scanner sends a burst of keys that ends with Enter.
 */
export function createScanner() {
  let burst = { text: '', from: longAgo, at: longAgo };
  let scans: readonly { from: number; to: number }[] = [];

  function hear({ key, at }: KeyAt): Heard {
    const isFast = at - burst.at <= fastest;
    if (key === 'Enter') return end(isFast, at);
    // Modifier keys, such as Shift, add nothing to a code and do not end it.
    if (key.length === 1) {
      burst = isFast ? { ...burst, text: burst.text + key, at } : { text: key, from: at, at };
    }
    return { kind: isFast ? 'BURST' : 'NOTHING' };
  }

  function end(isFast: boolean, at: number): Heard {
    const { text: code, from } = burst;
    burst = { text: '', from: longAgo, at: longAgo };
    if (!isFast || code.length < shortestCode) return { kind: 'NOTHING' };

    scans = [...scans, { from, to: at }].slice(-rememberedScans);
    return { kind: 'SCAN', code };
  }

  return {
    hear,
    /** Whether a key pressed at that time turned out to be part of a code. */
    wasScanned(at: number): boolean {
      const isInBurst = burst.text.length > 1 && at >= burst.from;
      return isInBurst || scans.some(({ from, to }) => at >= from && at <= to);
    },
  };
}

export type Scanner = ReturnType<typeof createScanner>;
