import { useTranslation } from 'react-i18next';
import { StoreFrame } from '#hub/lib/store-frame.tsx';

export function StoreItemPage() {
  const { t } = useTranslation('menu-item');
  return <StoreFrame title={t('title')}>{null}</StoreFrame>;
}
