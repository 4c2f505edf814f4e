/** A scanner types faster than any hand; so much may lie between two of its keys, in ms. */
const fastest = 40;
const shortestCode = 4;
/** A busy machine hears several codes before anybody asks about the first key of one. */
const rememberedScans = 8;

export type KeyAt = { key: string; at: number };

/** BURST: the key came too fast after another one to be a person's. */
export type Heard = { kind: 'SCAN'; code: string } | { kind: 'BURST' } | { kind: 'NOTHING' };

const longAgo = Number.NEGATIVE_INFINITY;

/** Tells a barcode scanner, whose keys come in a burst that ends with Enter, from a person at the keyboard. */
export function createScanner() {
  let burst = { text: '', from: longAgo, at: longAgo };
  let scans: readonly { from: number; to: number }[] = [];

  function hear({ key, at }: KeyAt): Heard {
    const isFast = at - burst.at <= fastest;
    if (key === 'Enter') return end(isFast, at);
    // Shift comes between the letters of a code and is no letter.
    if (key.length !== 1) return { kind: 'NOTHING' };

    burst = isFast ? { ...burst, text: burst.text + key, at } : { text: key, from: at, at };
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
    /** Whether a key of that time was the beginning of a code, which shows only afterwards. */
    wasScanned(at: number): boolean {
      const isInBurst = burst.text.length > 1 && at >= burst.from;
      return isInBurst || scans.some(({ from, to }) => at >= from && at <= to);
    },
  };
}

export type Scanner = ReturnType<typeof createScanner>;
