import { useNavigate, useSearch } from '@tanstack/react-router';

type AddressRules<A extends Record<string, unknown>, C extends object> = {
  read: (search: Record<string, unknown>) => A;
  /** The address after a change: what no longer fits is dropped, such as the page of another search. */
  changed: (before: A, change: C) => A;
  /** Whether a change scrolls to the top; by default each does, except one that is being typed. */
  scrollsUp?: (change: C) => boolean;
};

/** What a screen keeps in its address, and its change. A search that is being typed replaces the address. */
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
