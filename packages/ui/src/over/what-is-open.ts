/** Something that Back closes. */
export type Open = { close: () => void };

/** Over the page: dialogs, sheets, lists and menus; the last one is on top. */
const over: Open[] = [];
/** Steps of the page itself, below whatever is over it; Back leads from one to the step before. */
const steps: Open[] = [];
const listeners = new Set<() => void>();

/** Answers what takes it away again. */
export function addOpen(opened: Open, kind: 'over' | 'step' = 'over'): () => void {
  const list = kind === 'over' ? over : steps;
  list.push(opened);
  tell();
  return () => {
    list.splice(list.indexOf(opened), 1);
    tell();
  };
}

export function isOnTop(opened: Open | null): boolean {
  return over.at(-1) === opened;
}

export function countOpen(): number {
  return over.length + steps.length;
}

/** Asks what is on top to close, as Escape does there. */
export function closeTop(): void {
  (over.at(-1) ?? steps.at(-1))?.close();
}

/** Hears when something opens, and when it has closed. */
export function onOpenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
