import { type BulkChange, priceSteps } from '@maru/contract/menu/bulk-change.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { formatWon } from '@maru/web/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import styles from './bulk-dialog.module.css';
import { emptyPriceDraft, type PriceDraft, readPriceDraft, withTyped } from './price-draft.ts';

/** Asks by how much prices go up or down, and how to round. */
export function PriceForm({ onChange }: { onChange: (change: BulkChange | undefined) => void }) {
  const { t } = useTranslation(['menu-bulk', 'errors']);
  const language = useLanguage();
  const [draft, setDraft] = useState(emptyPriceDraft);
  /** The direction that a typed sign has set. It is announced, because the sign disappears from the field. */
  const [turnedTo, setTurnedTo] = useState<PriceDraft['way']>();
  const read = readPriceDraft(draft);
  const error = 'problem' in read && read.problem !== 'required' ? read.problem : undefined;
  const words = error && (error === 'tenths' ? t('price.tenths') : t(`errors:fields.${error}`));
  const isPercent = draft.by === 'PERCENT';

  function change(over: Partial<PriceDraft>) {
    const next = { ...draft, ...over };
    setDraft(next);
    const read = readPriceDraft(next);
    onChange('change' in read ? read.change : undefined);
  }

  return (
    <div className={styles.fields}>
      <Segmented
        label={t('price.by')}
        isFullWidth
        options={[
          { value: 'PERCENT', label: t('price.percent') },
          { value: 'AMOUNT', label: t('price.amount') },
        ]}
        value={draft.by}
        onChange={(by) => change({ by })}
      />
      <Segmented
        label={t('price.way')}
        isFullWidth
        options={[
          { value: 'UP', label: t('price.up') },
          { value: 'DOWN', label: t('price.down') },
        ]}
        value={draft.way}
        onChange={(way) => {
          setTurnedTo(undefined);
          change({ way });
        }}
      />
      <span className="heard-only" role="status">
        {turnedTo && t('price.turned', { way: t(turnedTo === 'UP' ? 'price.up' : 'price.down') })}
      </span>
      <TextInput
        key={draft.by}
        autoFocus
        label={t(isPercent ? 'price.percentLabel' : 'price.amountLabel')}
        inputMode={isPercent ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={isPercent ? draft.percent : draft.amount}
        onChange={(typed) => {
          const next = withTyped(draft, typed);
          if (next.way !== draft.way) setTurnedTo(next.way);
          change(next);
        }}
        error={words}
        rightSection={<span aria-hidden>{t(isPercent ? 'price.percentSign' : 'price.won')}</span>}
      />
      {isPercent && (
        <Dropdown
          label={t('price.roundTo')}
          options={priceSteps.map((step) => ({
            value: String(step),
            label: t('price.step', { won: formatWon(step, language) }),
          }))}
          value={String(draft.roundTo)}
          onChange={(value) => {
            const roundTo = priceSteps.find((step) => String(step) === value);
            if (roundTo) change({ roundTo });
          }}
        />
      )}
    </div>
  );
}
