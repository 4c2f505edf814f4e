import { useNavigate, useSearch } from '@tanstack/react-router';

type AddressRules<A extends Record<string, unknown>, C extends object> = {
  read: (search: Record<string, unknown>) => A;
  /**
   * The address after a change. Parameters that no longer fit, such as the page of another search, are
   * dropped.
   */
  changed: (before: A, change: C) => A;
  /** Whether a change scrolls to the top. By default every change does, except text that is being typed. */
  scrollsUp?: (change: C) => boolean;
};

/**
 * Returns the state that a screen keeps in its address, and a function that changes it. While a search is
 * being typed, the address is replaced, without a new history entry.
 */
export function useAddress<A extends Record<string, unknown>, C extends object>(rules: AddressRules<A, C>) {
  const { read, changed, scrollsUp } = rules;
  const address = read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (to: C, replace = false) =>
    void navigate({
      to: '.',
      // Based on the address at that time: debounced typing may follow another change.
      search: (now: Record<string, unknown>) => changed(read(now), to),
      replace,
      resetScroll: scrollsUp?.(to) ?? !replace,
    });
  return { address, change };
}
