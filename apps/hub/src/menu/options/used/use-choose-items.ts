import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useAskFor } from '#hub/menu/options/options.api.ts';

type Options = {
  storeId: string;
  collection: OptionCollection;
  using: readonly CompactItem[];
  onClose: () => void;
};

/** Selection of the items that use a collection. Saved together; a notice offers to undo it. */
export function useChooseItems({ storeId, collection, using, onClose }: Options) {
  const { t } = useTranslation('menu-options');
  const { mutateAsync: askFor, isPending: isSaving } = useAskFor(storeId);
  const [before] = useState(() => new Set(using.map(({ id }) => id)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(before);
  const added = chosen.difference(before);
  const removed = before.difference(chosen);
  const count = added.size + removed.size;

  async function takeBack(undo: () => Promise<unknown>) {
    try {
      await undo();
      showNotice({ id: 'used', type: 'SUCCESS', message: t('used.undone') });
    } catch (error) {
      reportRefusal(error);
    }
  }

  async function save() {
    try {
      const undo = await askFor({ collectionId: collection.id, added, removed });
      showNotice({
        id: 'used',
        type: 'SUCCESS',
        message: t('used.done', { count }),
        action: { label: t('used.undo'), onSelect: () => void takeBack(undo) },
      });
      onClose();
    } catch (error) {
      reportRefusal(error);
    }
  }

  return {
    chosen,
    tick: (items: readonly CompactItem[], isOn: boolean) => {
      const ids = new Set(items.map(({ id }) => id));
      setChosen(isOn ? chosen.union(ids) : chosen.difference(ids));
    },
    isChanged: count > 0,
    isSaving,
    save,
  };
}
