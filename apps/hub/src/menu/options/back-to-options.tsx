import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';

export function BackToOptions() {
  const { t } = useTranslation('menu-options');
  const { storeId } = useStore();
  return (
    <Button
      leftSection={<IconChevronLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to={paths.options({ storeId })} {...props} />}
    >
      {t('back')}
    </Button>
  );
}
