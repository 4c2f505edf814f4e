import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import styles from './menu-page.module.css';
import { useItemsWords } from './use-items-words.ts';

/** Empty menu: three ways to begin, and a link to undo if everything was deleted. */
export function MenuEmpty({ storeId, wasChanged }: { storeId: string; wasChanged: boolean }) {
  const { t } = useItemsWords();

  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <div className={styles.ways}>
          <Button
            variant="action"
            size="lg"
            renderRoot={(props) => <Link to={paths.newStoreItem({ storeId })} {...props} />}
          >
            {t('empty.add')}
          </Button>
          <Button size="lg" renderRoot={(props) => <Link to={paths.menuImport({ storeId })} {...props} />}>
            {t('empty.import')}
          </Button>
          <Button
            size="lg"
            renderRoot={(props) => <Link to={paths.menuImport({ storeId })} hash="template" {...props} />}
          >
            {t('empty.template')}
          </Button>
          {wasChanged && (
            <Button
              size="lg"
              leftSection={<IconHistory size={20} aria-hidden />}
              renderRoot={(props) => <Link to={paths.menuChanges({ storeId })} {...props} />}
            >
              {t('changes')}
            </Button>
          )}
        </div>
      }
    />
  );
}
