import { Button } from '@mantine/core';
import { useFocusBack } from '@maru/ui/over/use-focus-back.ts';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './gone-note.module.css';
import type { RecentChanges } from './use-recent-changes.tsx';

/** Beside the button that saves what somebody else has deleted meanwhile: what saving does now, and the way to undo that. */
export function GoneNote({ text, changes }: { text: string; changes: RecentChanges }) {
  const { t } = useTranslation('menu-undo');
  // Undone, it goes together with its button: what was typed in is where one goes on.
  useFocusBack(true);
  return (
    <div role="alert" className={`danger-box ${styles.note}`}>
      <p className={styles.text}>{text}</p>
      <Button leftSection={<IconHistory size={20} aria-hidden />} onClick={changes.open}>
        {t('look')}
      </Button>
    </div>
  );
}
