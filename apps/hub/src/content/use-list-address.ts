import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeListAddress, type ListChange, readListAddress } from './list-address.ts';

/** The list's state in the address, and its change. A search that is being typed replaces the address. */
export function useListAddress() {
  const address = readListAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (to: ListChange, replace = false) =>
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => changeListAddress(readListAddress(now), to),
      replace,
    });
  return { address, change };
}
