import { Button } from '@mantine/core';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { type ReactNode, useId } from 'react';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './form-sheet.module.css';

type FormSheetProps = {
  title: string;
  takeText: string;
  firstFocus?: 'field';
  onTake: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet with a form and one button; Enter presses the button, too. */
export function FormSheet({ title, takeText, firstFocus, onTake, onClose, children }: FormSheetProps) {
  const { t } = useTillWords();
  const form = useId();
  useSheetKeys({ Enter: onTake });

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      closeText={t('close')}
      {...(firstFocus && { firstFocus })}
      footer={
        <Button type="submit" form={form} size="xl" variant="action">
          {takeText}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onTake();
        }}
      >
        {children}
      </form>
    </Sheet>
  );
}
