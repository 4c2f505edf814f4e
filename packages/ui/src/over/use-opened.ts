import { useEffect, useState } from 'react';

/**
 * `isOpen`, but false in the first render. Mantine moves the focus only for a dialog that opens while mounted, and a
 * lazily loaded one may be mounted open.
 */
export function useOpened(isOpen: boolean): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return isOpen && stands;
}
