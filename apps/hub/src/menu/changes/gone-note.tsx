import { Button } from '@mantine/core';
import { useReturnFocus } from '@maru/ui/over/use-return-focus.ts';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './gone-note.module.css';
import type { RecentChanges } from './use-recent-changes.tsx';

/** Shown beside the save button if somebody else deleted the row: what saving will do, and how to undo the deletion. */
export function GoneNote({ text, changes }: { text: string; changes: RecentChanges }) {
  const { t } = useTranslation('menu-undo');
  // Undoing unmounts this note and its button. Focus then returns to the form.
  useReturnFocus(true);
  return (
    <div role="alert" className={`danger-box ${styles.note}`}>
      <p className={styles.text}>{text}</p>
      <Button leftSection={<IconHistory size={20} aria-hidden />} onClick={changes.open}>
        {t('look')}
      </Button>
    </div>
  );
}
