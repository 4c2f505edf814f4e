import { changedByThem, collisions, type FormDraft, type Snapshot } from './draft.ts';

/**
 * Somebody else saved first: their version, the fields that both people changed, and those that only the
 * other changed.
 */
export type Conflict<V> = {
  theirs: Snapshot<V>;
  changedBy: string | null;
  /** The other save was by the same person, in another window or on another device. */
  isOwn: boolean;
  changedAt: string;
  both: (keyof V & string)[];
  onlyTheirs: (keyof V & string)[];
};

type Told = {
  row: unknown;
  changedBy: string | null;
  /** Missing in refusals that were stored before this field existed. */
  isOwn?: boolean;
  changedAt: string;
};

/** Reads the server's refusal of a stale version. */
export function conflictOf<V extends object>(
  sent: FormDraft<V>,
  { row, changedBy, isOwn = false, changedAt }: Told,
  valuesOf: ((row: unknown) => V) | undefined,
): Conflict<V> {
  const now = row as V & { version: number };
  const names = Object.keys(sent.base.values) as (keyof V & string)[];
  const values = valuesOf?.(row) ?? (Object.fromEntries(names.map((name) => [name, now[name]])) as V);
  return {
    theirs: { values, version: now.version },
    changedBy,
    isOwn,
    changedAt,
    both: collisions(sent, values),
    onlyTheirs: changedByThem(sent, values),
  };
}
