import { Button } from '@mantine/core';
import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { type CashReceiptPurpose, cashReceiptPurposes } from '@maru/contract/cash-receipts/purposes.ts';
import { DigitPad } from '@maru/ui/fields/digit-pad.tsx';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TypedNumber } from '@maru/ui/fields/typed-number.tsx';
import { useOnTop } from '@maru/ui/over/use-on-top.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import styles from './number-entry.module.css';
import { type Asked, keepsNumber } from './receipt-way.ts';
import { type EntryProblem, groupDigits, isRefusedAtOnce, longestNumber, readEntry } from './typed-number.ts';

type NumberEntryProps = {
  /** The payment or order of the receipt, if the screen does not show it. */
  about?: string;
  start: CashReceiptPurpose;
  replaces: CashReceipt | null;
  isPending?: boolean;
  onIssue: (asked: Asked) => void;
  onBack: () => void;
};

/** A field for the customer's number, typed on the pad or the keyboard, or scanned. */
export function NumberEntry({
  about,
  start,
  replaces,
  isPending = false,
  onIssue,
  onBack,
}: NumberEntryProps) {
  const { t, numberOf } = useCashReceiptWords();
  const [purpose, setPurpose] = useState(start);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const self = useRef<HTMLDivElement>(null);
  useEscape(onBack);
  useEffect(() => self.current?.focus({ preventScroll: true }), []);

  const type = (next: string) => {
    setDigits(next);
    setProblem(isRefusedAtOnce({ purpose, digits: next }) ? 'residentNumber' : null);
  };
  const issue = () => {
    if (isPending) return;
    const entry = readEntry({ purpose, digits, replaces });
    if ('problem' in entry) return setProblem(entry.problem);
    onIssue(entry);
  };
  // A resident number must not be readable on the screen. A longer card number may begin like one.
  const shown = problem === 'residentNumber' ? digits.replace(/\d/g, '•') : groupDigits(digits, purpose);
  const kept = replaces && keepsNumber(replaces, purpose) ? numberOf(replaces) : null;

  return (
    <div ref={self} tabIndex={-1} className={styles.entry}>
      <Button
        className={styles.back ?? ''}
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={20} aria-hidden />}
        onClick={onBack}
      >
        {t('entry.back')}
      </Button>
      {about && <p className={styles.about}>{about}</p>}
      <Segmented
        label={t('entry.purpose')}
        isFullWidth
        value={purpose}
        onChange={(next) => {
          setPurpose(next);
          setProblem(null);
          // Moves the focus off the radio button, so that it does not take the digits typed next.
          self.current?.focus({ preventScroll: true });
        }}
        options={cashReceiptPurposes.map((value) => ({ value, label: t(`ways.${value}`) }))}
      />
      <TypedNumber label={t('entry.number')} isEmpty={digits === ''}>
        {digits === '' ? (kept ?? t(`entry.hints.${purpose}`)) : shown}
      </TypedNumber>
      <p className={styles.problem} role="alert">
        {problem && t(`entry.problems.${problem}`)}
      </p>
      <DigitPad
        label={t('entry.number')}
        backspaceText={t('entry.backspace')}
        longest={longestNumber}
        value={digits}
        onChange={type}
        onEnter={issue}
      />
      <Button className={styles.issue ?? ''} size="xl" variant="action" loading={isPending} onClick={issue}>
        {t(replaces ? 'entry.issueAgain' : 'entry.issue')}
      </Button>
    </div>
  );
}

/** Makes Escape and Back return to the previous step and not close the sheet. */
function useEscape(onBack: () => void) {
  const isOnTop = useOnTop(true, onBack);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && isOnTop()) onBack();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
