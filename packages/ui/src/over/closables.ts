/** Something that Back closes. */
export type Closable = { close: () => void };

/** Overlays: dialogs, sheets, lists and menus; the last one is topmost. */
const over: Closable[] = [];
/** Steps of the page, below all overlays; Back returns to the previous step. */
const steps: Closable[] = [];
const listeners = new Set<() => void>();

/** Returns a function that removes it. */
export function addClosable(opened: Closable, kind: 'over' | 'step' = 'over'): () => void {
  const list = kind === 'over' ? over : steps;
  list.push(opened);
  notifyListeners();
  return () => {
    list.splice(list.indexOf(opened), 1);
    notifyListeners();
  };
}

export function isOnTop(opened: Closable | null): boolean {
  return over.at(-1) === opened;
}

export function countClosables(): number {
  return over.length + steps.length;
}

/** Asks the topmost overlay to close, as Escape does. Without an overlay, returns to the previous step. */
export function closeTopmost(): void {
  (over.at(-1) ?? steps.at(-1))?.close();
}

/** Calls the listener after an overlay or a step was added or removed. Returns a function that unsubscribes. */
export function onClosablesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
