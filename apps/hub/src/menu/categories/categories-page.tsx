import { useTranslation } from 'react-i18next';
import { StoreFrame } from '#hub/lib/store-frame.tsx';

export function CategoriesPage() {
  const { t } = useTranslation('menu-categories');
  return <StoreFrame title={t('title')}>{null}</StoreFrame>;
}
