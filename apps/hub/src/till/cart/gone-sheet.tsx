import { Button } from '@mantine/core';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import type { SeenName } from '#hub/payments/sale-queue/stored-cart.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';

type GoneSheetProps = {
  /** Name from the cart line, if there is one. */
  name: SeenName | null;
  onTakeOut: (() => void) | undefined;
  onClose: () => void;
};

/** Replaces the sheet of an item that was deleted. */
export function GoneSheet({ name, onTakeOut, onClose }: GoneSheetProps) {
  const { t, nameOf } = useTillWords();

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={name ? nameOf(name) : t('gone.title')}
      closeText={t('close')}
      footer={
        <Button size="xl" variant="action" onClick={onTakeOut ?? onClose}>
          {t(onTakeOut ? 'cart.takeOut' : 'close')}
        </Button>
      }
    >
      <p role="status">{t('gone.text')}</p>
    </Sheet>
  );
}
