/** A row's fields in its form, with the version they were read at. */
export type Snapshot<V> = { values: V; version: number };

/** A person's unsaved changes, on top of the snapshot they started from. */
export type FormDraft<V> = { base: Snapshot<V>; changes: Partial<V> };

type Name<V> = keyof V & string;

export function noChanges<V>(base: Snapshot<V>): FormDraft<V> {
  return { base, changes: {} };
}

export function changedNames<V>({ changes }: Pick<FormDraft<V>, 'changes'>): Name<V>[] {
  return Object.keys(changes) as Name<V>[];
}

/**
 * The base of the form. A newer row becomes the base at once, below the unsaved changes, unless it conflicts with one
 * of them. Then the old base stays, so that the save is refused and the person chooses.
 */
export function baseOf<V>(draft: FormDraft<V>, now: Snapshot<V>): Snapshot<V> {
  if (now.version < draft.base.version) return draft.base;
  return collisions(draft, now.values).length > 0 ? draft.base : now;
}

/** Sets a field. Setting it back to its base value removes the change. */
export function withChange<V, K extends Name<V>>(
  draft: FormDraft<V>,
  now: Snapshot<V>,
  [name, value]: readonly [K, V[K]],
): FormDraft<V> {
  const base = baseOf(draft, now);
  const { [name]: _, ...others } = draft.changes;
  const changes = isSame(base.values[name], value) ? others : { ...draft.changes, [name]: value };
  return { base, changes: changes as Partial<V> };
}

/** Fields that this person and somebody else changed to different values. */
export function collisions<V>({ base, changes }: FormDraft<V>, theirs: V): Name<V>[] {
  return changedNames({ changes }).filter(
    (name) => !isSame(base.values[name], theirs[name]) && !isSame(changes[name], theirs[name]),
  );
}

export function changedByThem<V extends object>({ base, changes }: FormDraft<V>, theirs: V): Name<V>[] {
  const names = new Set([...Object.keys(base.values), ...Object.keys(theirs)]) as Set<Name<V>>;
  return [...names].filter((name) => !(name in changes) && !isSame(base.values[name], theirs[name]));
}

/** Rebases the draft on the other person's version, discarding the changes of the fields in `giveUp`. */
export function merged<V>(
  draft: FormDraft<V>,
  theirs: Snapshot<V>,
  giveUp: ReadonlySet<string>,
): FormDraft<V> {
  const kept = changedNames(draft).filter(
    (name) => !giveUp.has(name) && !isSame(draft.changes[name], theirs.values[name]),
  );
  const changes = Object.fromEntries(kept.map((name) => [name, draft.changes[name]]));
  return { base: theirs, changes: changes as Partial<V> };
}

/** The draft after `sent` was saved: only what was typed since remains unsaved. */
export function unsavedAfter<V extends object>(draft: FormDraft<V>, sent: FormDraft<V>): FormDraft<V> {
  const base = { values: { ...sent.base.values, ...sent.changes }, version: sent.base.version };
  const typed = { ...draft.base.values, ...draft.changes };
  const names = [...new Set([...changedNames(draft), ...changedNames(sent)])];
  const left = names.filter((name) => !isSame(typed[name], base.values[name]));
  return { base, changes: Object.fromEntries(left.map((name) => [name, typed[name]])) as Partial<V> };
}

/** Deep equality of plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) =>
    isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}
