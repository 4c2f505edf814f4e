const key = 'maru.terms-dismissed';

/** Ids of announced versions whose notice was dismissed on this device. */
export function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Only present announcements are kept. Blocked storage shows the notice again next time. */
export function writeDismissed(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // As above.
  }
}
