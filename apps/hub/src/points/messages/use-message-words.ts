import { useWordsIn } from '#hub/lib/use-words-in.ts';

/** Texts of the messages about points. */
export function useMessageWords() {
  return useWordsIn('point-messages');
}
