import { useTranslation } from 'react-i18next';
import { StoreFrame } from '#hub/lib/store-frame.tsx';

export function OptionCollectionPage() {
  const { t } = useTranslation('menu-options');
  return <StoreFrame title={t('title')}>{null}</StoreFrame>;
}
