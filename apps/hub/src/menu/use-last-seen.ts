import { useState } from 'react';

/** A row as it is, or as it was last where somebody else has deleted it since this screen showed it. */
export function useLastSeen<T extends { id: string }>(
  found: T | undefined,
  id: string | undefined,
): T | undefined {
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}
