/** Moves of the stock that a person makes. */
export const handMoves = ['COUNT', 'RECEIVE', 'DISCARD', 'STOP'] as const;
export type HandMove = (typeof handMoves)[number];

/** In characters. */
export const longestReason = 100;

/** Whether a move says why in words: who looks for what is missing reads them. What came speaks for itself. */
export function needsReason(kind: HandMove): boolean {
  return kind === 'COUNT' || kind === 'DISCARD';
}
