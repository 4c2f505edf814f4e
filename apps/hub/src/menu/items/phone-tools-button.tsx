import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useItemsWords } from './use-items-words.ts';

export const phoneToolsId = 'menu-tools';

type PhoneToolsProps = { isOpen: boolean; onToggle: () => void };

/** A button for phones that shows the rarely needed tools. */
export function PhoneToolsButton({ isOpen, onToggle }: PhoneToolsProps) {
  const { t } = useItemsWords();
  return (
    <ActionIcon
      variant="default"
      aria-label={t('tools')}
      aria-expanded={isOpen}
      aria-controls={phoneToolsId}
      onClick={onToggle}
    >
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  );
}
