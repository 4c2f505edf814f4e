import { useTranslation } from 'react-i18next';
import { StoreFrame } from '#hub/lib/store-frame.tsx';

export function MenuImportPage() {
  const { t } = useTranslation('menu-import');
  return <StoreFrame title={t('title')}>{null}</StoreFrame>;
}
