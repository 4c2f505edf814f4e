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

/** Keeps only current announcements. If storage is blocked, the notice is shown again next time. */
export function writeDismissed(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Storage is blocked, so the notice is shown again next time.
  }
}
