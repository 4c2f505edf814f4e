import { ActionIcon } from '@mantine/core';
import { PopupMenu } from '@maru/ui/menu/popup-menu.tsx';
import { IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { actIcons } from './act-icons.tsx';
import type { BulkAct } from './bulk-act.ts';

type MoreActsProps = { acts: readonly BulkAct[]; onChoose: (act: BulkAct) => void };

/** Menu of the acts that have no button in the bar. */
export function MoreActs({ acts, onChoose }: MoreActsProps) {
  const { t } = useTranslation('menu-bulk');
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (act: BulkAct) => {
    // The dialog returns the focus to the focused element, and the menu item is gone by then.
    opener.current?.focus();
    onChoose(act);
  };

  return (
    <PopupMenu
      position="top-end"
      width={220}
      target={
        <ActionIcon ref={opener} variant="default" aria-label={t('more')}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      }
      items={acts.map((act) => ({
        key: act,
        label: t(`acts.${act}`),
        icon: actIcons[act],
        isDangerous: act === 'DELETE',
        onSelect: () => choose(act),
      }))}
    />
  );
}
