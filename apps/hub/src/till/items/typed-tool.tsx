import { IconKeyboard } from '@tabler/icons-react';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { BarButton } from './bar-button.tsx';

/** A button for phones, where the cart is closed: opens the sheet for a typed-in line. */
export function TypedTool({ onOpen }: { onOpen: () => void }) {
  const { t } = useTillWords();
  const icon = <IconKeyboard size={22} aria-hidden />;
  return <BarButton label={t('typed.button')} icon={icon} opens="dialog" onClick={onOpen} />;
}
