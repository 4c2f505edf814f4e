import { Button } from '@mantine/core';
import { IconFileImport, IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { ExportButton } from '#hub/menu/export/export-button.tsx';
import styles from './menu-page.module.css';
import { useItemsWords } from './use-items-words.ts';

/** Links to tools for the whole menu. */
export function MenuTools() {
  const { t } = useItemsWords();
  const { storeId } = useStore();

  return (
    <div className={styles.tools}>
      <Button
        leftSection={<IconFileImport size={20} aria-hidden />}
        renderRoot={(props) => <Link to={paths.menuImport({ storeId })} {...props} />}
      >
        {t('import')}
      </Button>
      <ExportButton />
      <Button
        leftSection={<IconHistory size={20} aria-hidden />}
        renderRoot={(props) => <Link to={paths.menuChanges({ storeId })} {...props} />}
      >
        {t('changes')}
      </Button>
    </div>
  );
}
