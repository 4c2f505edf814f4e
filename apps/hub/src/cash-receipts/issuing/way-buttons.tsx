import { Kbd } from '@maru/ui/keys/key-hints.tsx';
import type { ReactNode } from 'react';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import { type ReceiptWay, receiptWays } from './receipt-way.ts';
import styles from './way-buttons.module.css';

type WayButtonsProps = {
  /** The button that takes the focus, if nothing on the sheet is more urgent. It does not look chosen. */
  focused?: ReceiptWay;
  isDisabled?: boolean;
  /**
   * Whether keys 1 to 4 press the buttons. If a sheet shows these buttons for several payments, only one set
   * may have keys.
   */
  hasKeys?: boolean;
  onChoose: (way: ReceiptWay) => void;
  /** Issues no receipt. Missing on a sheet that is opened only to issue one. */
  onSkip?: () => void;
};

/** Buttons for how the receipt is issued: for a number of the customer, without one, or not at all. */
export function WayButtons(props: WayButtonsProps) {
  const { focused, isDisabled = false, hasKeys = true, onChoose, onSkip } = props;
  const { t } = useCashReceiptWords();
  const acts = [
    ...receiptWays.map((way) => ({ id: way, act: () => onChoose(way) })),
    ...(onSkip ? [{ id: 'NONE' as const, act: onSkip }] : []),
  ];
  const keys = acts.map(({ act }, index) => [`${index + 1}`, act] as const);
  useSheetKeys(hasKeys && !isDisabled ? Object.fromEntries(keys) : {});

  return (
    <fieldset className={styles.ways} aria-label={t('ask')}>
      {acts.map(({ id, act }, index) => (
        <Way
          key={id}
          isFocused={id === focused}
          isDisabled={isDisabled}
          shortcut={hasKeys ? `${index + 1}` : null}
          onPress={act}
        >
          {t(`ways.${id}`)}
        </Way>
      ))}
    </fieldset>
  );
}

type WayProps = {
  isFocused: boolean;
  isDisabled: boolean;
  shortcut: string | null;
  onPress: () => void;
  children: ReactNode;
};

function Way({ isFocused, isDisabled, shortcut, onPress, children }: WayProps) {
  return (
    <button
      type="button"
      className={styles.way}
      data-autofocus={isFocused || undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
      {shortcut && (
        <span className={styles.key}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </button>
  );
}
