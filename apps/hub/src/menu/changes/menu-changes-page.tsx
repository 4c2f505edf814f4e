import { useTranslation } from 'react-i18next';
import { StoreFrame } from '#hub/lib/store-frame.tsx';

export function MenuChangesPage() {
  const { t } = useTranslation('menu-changes');
  return <StoreFrame title={t('title')}>{null}</StoreFrame>;
}
