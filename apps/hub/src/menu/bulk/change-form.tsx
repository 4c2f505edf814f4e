import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { soldOutWishes } from '@maru/contract/menu/sold-out.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import type { BulkAct } from './bulk-act.ts';
import styles from './bulk-dialog.module.css';
import { CategoryForm } from './category-form.tsx';
import { OptionsForm } from './options-form.tsx';
import { PriceForm } from './price-form.tsx';
import { useBulkWords } from './use-bulk-words.ts';

export type ChangeFormProps = {
  storeId: string;
  items: readonly CompactItem[];
  change: BulkChange | undefined;
  /** Undefined while the input is incomplete. */
  onChange: (change: BulkChange | undefined) => void;
};

/** Input fields of an act on many items. */
export function ChangeForm({ act, ...props }: ChangeFormProps & { act: BulkAct }) {
  const { t } = useBulkWords(props.storeId);
  const { change, onChange } = props;
  switch (act) {
    case 'PRICE':
      return <PriceForm onChange={onChange} />;
    case 'CATEGORY':
      return <CategoryForm {...props} />;
    case 'OPTIONS':
      return <OptionsForm {...props} />;
    case 'SOLD_OUT':
      return (
        <Segmented
          label={t('acts.SOLD_OUT')}
          isFullWidth
          options={soldOutWishes.map((value) => ({ value, label: t(`soldOut.${value}`) }))}
          value={change?.kind === 'SOLD_OUT' ? change.soldOut : 'NO'}
          onChange={(soldOut) => onChange({ kind: 'SOLD_OUT', soldOut })}
        />
      );
    case 'PLACE':
      return (
        <Segmented
          label={t('acts.PLACE')}
          isFullWidth
          options={[
            { value: 'SHOW', label: t('place.show') },
            { value: 'HIDE', label: t('place.hide') },
          ]}
          value={change?.kind === 'PLACE' && change.placeEnabled ? 'SHOW' : 'HIDE'}
          onChange={(value) => onChange({ kind: 'PLACE', placeEnabled: value === 'SHOW' })}
        />
      );
    case 'MARKET_PRICE':
      return (
        <Segmented
          label={t('acts.MARKET_PRICE')}
          isFullWidth
          options={[
            { value: 'MARKET', label: t('marketPrice.market') },
            { value: 'MENU', label: t('marketPrice.menu') },
          ]}
          value={change?.kind === 'MARKET_PRICE' && change.marketPrice ? 'MARKET' : 'MENU'}
          onChange={(value) => onChange({ kind: 'MARKET_PRICE', marketPrice: value === 'MARKET' })}
        />
      );
    case 'DELETE':
      return <p className={styles.text}>{t('deleteText')}</p>;
  }
}
