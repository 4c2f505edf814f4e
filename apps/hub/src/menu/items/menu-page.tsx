import { useTranslation } from 'react-i18next';
import { StoreFrame } from '#hub/lib/store-frame.tsx';

export function MenuPage() {
  const { t } = useTranslation('menu-items');
  return <StoreFrame title={t('title')}>{null}</StoreFrame>;
}
