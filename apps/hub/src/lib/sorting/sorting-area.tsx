import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarryBar } from './carry-bar.tsx';
import { moveTo } from './moves.ts';
import { type Carried, SortingContext } from './sorting-context.ts';
import { usePointerDrag } from './use-pointer-drag.ts';

/**
 * Called with a move. If it saves the move at once, it resolves to the error text, or undefined on success.
 */
export type OnMove =
  | ((id: string, toIndex: number) => void)
  | ((id: string, toIndex: number) => Promise<string | undefined>);

type SortingAreaProps = {
  /** Ids of the whole list, mounted or not. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: OnMove;
  isDisabled?: boolean;
  /** Scrolls to an index whose row may not be mounted. */
  onReveal?: (index: number) => void;
  /** Renders the rows in this order. A carried row is where it would be dropped. */
  children: (order: readonly string[]) => ReactNode;
};

/** A list whose rows (`useSortableRow`) can be moved by their handles (`SortHandle`), with pointer or keyboard. */
export function SortingArea(props: SortingAreaProps) {
  const { ids, nameOf, onMove, isDisabled = false, onReveal, children } = props;
  const { t } = useTranslation('sorting');
  const areaId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [carrying, setCarried] = useState<Carried>();
  const [announcement, setAnnouncement] = useState('');
  // Drops the state if the row was deleted while carried.
  const carried = carrying && ids.includes(carrying.id) ? carrying : undefined;
  const order = carried ? moveTo(ids, carried.id, carried.toIndex) : ids;

  const say = (what: 'picked' | 'moved' | 'dropped' | 'back', id: string, index: number) =>
    setAnnouncement(t(`said.${what}`, { name: nameOf(id), position: index + 1, count: ids.length }));

  function pick(id: string, by: Carried['by']) {
    const toIndex = ids.indexOf(id);
    setCarried({ id, toIndex, by });
    say('picked', id, toIndex);
  }

  function place(index: number) {
    if (!carried) return;
    const toIndex = Math.max(0, Math.min(index, ids.length - 1));
    if (toIndex === carried.toIndex) return;
    setCarried({ ...carried, toIndex });
    if (carried.by === 'keys') onReveal?.(toIndex);
    say('moved', carried.id, toIndex);
  }

  function drop() {
    if (!carried) return;
    setCarried(undefined);
    say('dropped', carried.id, carried.toIndex);
    if (ids.indexOf(carried.id) !== carried.toIndex) void move(carried.id, carried.toIndex);
  }

  async function move(id: string, toIndex: number) {
    const name = nameOf(id);
    const why = await onMove(id, toIndex);
    if (why) setAnnouncement(t('said.notMoved', { name, why }));
  }

  function cancel() {
    if (!carried) return;
    setCarried(undefined);
    const index = ids.indexOf(carried.id);
    if (carried.by === 'keys') onReveal?.(index);
    say('back', carried.id, index);
  }

  const drag = usePointerDrag(area, { pick: (id) => pick(id, 'pointer'), place, drop, cancel });
  const byKeys = carried?.by === 'keys' ? carried : undefined;
  useDropElsewhere(areaId, byKeys?.id, drop);

  return (
    <SortingContext
      value={{
        ...{ areaId, carried, isDisabled, nameOf, place, drop, cancel },
        ...{ pick: (id) => pick(id, 'keys'), lastIndex: ids.length - 1 },
        ...drag,
      }}
    >
      <div ref={area} id={areaId} data-sorting={carried?.by}>
        {children(order)}
      </div>
      {byKeys && (
        <CarryBar
          {...{ areaId, place, drop, cancel }}
          carried={byKeys}
          name={nameOf(byKeys.id)}
          lastIndex={ids.length - 1}
        />
      )}
      <div className="heard-only">
        <p id={`${areaId}-keys`}>{t('instructions')}</p>
        <p role="status" aria-live="assertive">
          {announcement}
        </p>
      </div>
    </SortingContext>
  );
}

/** Drops a row that was picked up by keyboard when the focus moves elsewhere. */
function useDropElsewhere(areaId: string, carriedId: string | undefined, drop: () => void) {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });

  useEffect(() => {
    if (carriedId === undefined) return;
    const listening = new AbortController();
    const hear = ({ target }: Event) => {
      const its = `[data-sort-handle="${carriedId}"], [data-sort-bar="${areaId}"]`;
      if (!(target instanceof Element && target.closest(its))) latest.current();
    };
    const { signal } = listening;
    document.addEventListener('focusin', hear, { signal });
    document.addEventListener('pointerdown', hear, { signal });
    return () => listening.abort();
  }, [areaId, carriedId]);
}
