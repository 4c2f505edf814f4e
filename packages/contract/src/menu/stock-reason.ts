/** Kinds of stock moves that a person makes. */
export const handMoves = ['COUNT', 'RECEIVE', 'DISCARD', 'STOP'] as const;
export type HandMove = (typeof handMoves)[number];

/** Longest reason in characters. */
export const longestReason = 100;

/**
 * Counts and discards need a reason, because somebody may ask later why stock is missing. Received goods need
 * none.
 */
export function needsReason(kind: HandMove): boolean {
  return kind === 'COUNT' || kind === 'DISCARD';
}
