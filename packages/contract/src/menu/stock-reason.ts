/** Stock moves by a person. */
export const handMoves = ['COUNT', 'RECEIVE', 'DISCARD', 'STOP'] as const;
export type HandMove = (typeof handMoves)[number];

/** Longest reason in characters. */
export const longestReason = 100;

/** Counts and discards need a reason, because people look for missing stock later. Received goods need none. */
export function needsReason(kind: HandMove): boolean {
  return kind === 'COUNT' || kind === 'DISCARD';
}
