import { useEffect, useState } from 'react';

/**
 * Opens one render after it was mounted. Mantine gives the focus back, and moves in, only what opens while it stands,
 * and the parts may come when it has been open already.
 */
export function useOpened(isOpen: boolean): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return isOpen && stands;
}
