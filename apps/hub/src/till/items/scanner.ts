/** A scanner types faster than any hand; so much may lie between two of its keys, in ms. */
const fastest = 40;
const shortestCode = 4;

type Burst = { text: string; at: number };

export type KeyAt = { key: string; at: number };

export type Heard =
  | { kind: 'SCAN'; code: string }
  /** Too slow for a scanner, or not yet long enough to tell. */
  | { kind: 'NOTHING' };

const nothing = { kind: 'NOTHING' } as const;

/** Tells a barcode scanner, whose keys come in a burst that ends with Enter, from a person at the keyboard. */
export function createScanner() {
  let burst: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

  return {
    hear({ key, at }: KeyAt): Heard {
      const isFast = at - burst.at <= fastest;
      if (key === 'Enter') {
        const { text } = burst;
        burst = { text: '', at: Number.NEGATIVE_INFINITY };
        return isFast && text.length >= shortestCode ? { kind: 'SCAN', code: text } : nothing;
      }
      // Shift comes between the letters of a code and is no letter.
      if (key.length !== 1) return nothing;
      burst = { text: isFast ? burst.text + key : key, at };
      return nothing;
    },
    /** Whether the last keys came as fast as a scanner's: what they mean is not yet known. */
    isBursting: () => burst.text.length > 1,
  };
}
