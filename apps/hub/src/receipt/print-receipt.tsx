import { Button, type ButtonProps } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useReceiptWords } from './use-receipt-words.ts';

/** Prints the receipt on the page. `print-alone.css` hides everything else on paper. */
export const printReceipt = () => window.print();

type PrintReceiptButtonProps = Pick<ButtonProps, 'size' | 'variant'> & { label?: string };

export function PrintReceiptButton({ label, ...look }: PrintReceiptButtonProps) {
  const { t } = useReceiptWords();
  return (
    <Button leftSection={<IconPrinter size={22} aria-hidden />} onClick={printReceipt} {...look}>
      {label ?? t('print')}
    </Button>
  );
}
