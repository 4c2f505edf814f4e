import { longest } from '@maru/contract/menu/menu-fields.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useFieldScanner } from '#hub/lib/scanner/use-field-scanner.ts';
import { useScanner } from '#hub/lib/scanner/use-scanner.ts';
import { holderOf } from '#hub/menu/item/item-values.ts';
import { useItemWords } from '#hub/menu/item/use-item-words.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import styles from './fields.module.css';

type BarcodeFieldProps = {
  storeId: string;
  itemId: string | undefined;
  value: string;
  onChange: (barcode: string) => void;
  error: string | undefined;
};

/**
 * A field for the barcode. A scan fills it wherever the focus is. A barcode of another item is reported at
 * once.
 */
export function BarcodeField({ storeId, itemId, value, onChange, error }: BarcodeFieldProps) {
  const { t, nameOf } = useItemWords(storeId);
  const { items } = useCachedMenu(storeId);
  const holder = holderOf(items, value, itemId);
  const element = useRef<HTMLDivElement>(null);
  const take = (code: string) => onChange(code.slice(0, longest.barcode));
  useScanner(take);
  useFieldScanner(element, take);

  return (
    <div ref={element}>
      <TextInput
        name="barcode"
        label={t('barcode')}
        description={t('barcodeHint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={longest.barcode}
        value={value}
        onChange={onChange}
        // The scanner's final Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={holder ? t('errors:barcodeUsed', { name: nameOf(holder) }) : error}
      />
      {holder && (
        <Link className={styles.link} to={paths.storeItem({ storeId, itemId: holder.id })}>
          {t('barcodeHolder', { name: nameOf(holder) })}
        </Link>
      )}
    </div>
  );
}
