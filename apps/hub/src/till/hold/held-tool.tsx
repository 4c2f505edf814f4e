import { IconPlayerPause } from '@tabler/icons-react';
import { BarButton } from '#hub/till/items/bar-button.tsx';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './held-tool.module.css';

/** A button for phones, where the cart is closed: opens the carts on hold and shows their number. */
export function HeldTool({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTillWords();
  if (count === 0) return null;
  const icon = (
    <span className={styles.icon} aria-hidden>
      <IconPlayerPause size={18} />
      {count}
    </span>
  );
  return <BarButton label={t('hold.listCount', { count })} icon={icon} opens="dialog" onClick={onOpen} />;
}
