import { useDoublePress } from '@maru/ui/press/use-double-press.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useShowDeleted } from '#hub/menu/changes/use-undo-with-notice.ts';
import { useDeleteCategory } from './categories.api.ts';
import type { CountedCategory } from './use-sorted-categories.ts';

type Removal = {
  storeId: string;
  category: CountedCategory;
  others: readonly CountedCategory[];
  onClose: () => void;
};

/** Deletes a category, and moves or deletes its items. Deleting items needs a second press. */
export function useCategoryRemoval({ storeId, category, others, onClose }: Removal) {
  const { t } = useTranslation('menu-categories');
  const { mutateAsync, isPending } = useDeleteCategory(storeId);
  const showDeleted = useShowDeleted(storeId);
  const [wish, setWish] = useState<'moved' | 'deleted'>('moved');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isArmed, setIsArmed] = useState(false);
  const doublePress = useDoublePress();
  const [wasTried, setWasTried] = useState(false);
  const { nameOf } = useNames();
  const { id, version, items } = category;
  const itemsGo = others.length === 0 ? 'deleted' : wish;
  const target = others.find((other) => other.id === chosenId);
  const deletesItems = items > 0 && itemsGo === 'deleted';
  const isTargetMissing = items > 0 && itemsGo === 'moved' && !target;

  function press(at: number) {
    // The second half of a double press must not count as the confirmation.
    const isDouble = doublePress.isSecondHalf(at);
    doublePress.begin(at);
    setWasTried(true);
    if (isTargetMissing || isDouble) return;
    if (deletesItems && !isArmed) setIsArmed(true);
    else void remove();
  }

  async function remove() {
    try {
      const moveItemsTo = itemsGo === 'moved' && items > 0 ? target?.id : undefined;
      const fate = moveItemsTo ? { moveItemsTo } : { deleteItems: deletesItems };
      const { changeId } = await mutateAsync({ id, version, ...fate });
      showDeleted(t('remove.done', { name: nameOf(category) }), changeId);
      onClose();
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    setIsArmed(false);
    reportRefusal(error);
    // Somebody else has deleted it.
    if (isApiError(error, 'NOT_FOUND')) onClose();
  }

  return {
    itemsGo,
    choose: (chosen: 'moved' | 'deleted') => {
      setWish(chosen);
      setIsArmed(false);
    },
    targetId: target?.id ?? null,
    chooseTarget: setChosenId,
    isTargetMissing: wasTried && isTargetMissing,
    isArmed: deletesItems && isArmed,
    isPending,
    button: buttonOf({ deletesItems, isArmed, movesItems: items > 0 && !deletesItems }),
    press,
  };
}

export type CategoryRemovalForm = ReturnType<typeof useCategoryRemoval>;

function buttonOf(will: { deletesItems: boolean; movesItems: boolean; isArmed: boolean }) {
  if (will.movesItems) return 'move';
  if (!will.deletesItems) return 'plain';
  return will.isArmed ? 'deleteAll' : 'ask';
}
