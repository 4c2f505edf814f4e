import { useWordsIn } from '#hub/lib/use-words-in.ts';

export const useOrderWords = () => useWordsIn('orders');

export type OrderWords = ReturnType<typeof useOrderWords>;
