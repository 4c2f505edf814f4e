import { useState } from 'react';

/** The row, or its last known state if somebody else deleted it while this screen was open. */
export function useLastSeen<T extends { id: string }>(
  found: T | undefined,
  id: string | undefined,
): T | undefined {
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}
