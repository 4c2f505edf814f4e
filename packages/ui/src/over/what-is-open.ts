/** Something that Back closes. */
export type Open = { close: () => void };

/** Overlays: dialogs, sheets, lists and menus; the last one is topmost. */
const over: Open[] = [];
/** Steps of the page, below all overlays; Back returns to the previous step. */
const steps: Open[] = [];
const listeners = new Set<() => void>();

/** Returns a function that removes it. */
export function addOpen(opened: Open, kind: 'over' | 'step' = 'over'): () => void {
  const list = kind === 'over' ? over : steps;
  list.push(opened);
  notifyListeners();
  return () => {
    list.splice(list.indexOf(opened), 1);
    notifyListeners();
  };
}

export function isOnTop(opened: Open | null): boolean {
  return over.at(-1) === opened;
}

export function countOpen(): number {
  return over.length + steps.length;
}

/** Asks the topmost overlay to close, as Escape does. */
export function closeTop(): void {
  (over.at(-1) ?? steps.at(-1))?.close();
}

/** Called after something opened or closed. */
export function onOpenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
