import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useWords } from '#hub/orders/use-words.ts';
import { soundState, subscribeToSound, switchSound } from './sound.ts';
import styles from './sound-switch.module.css';

/** A bell for each new order, on this device. */
export function SoundSwitch() {
  const { t } = useWords();
  const state = useSyncExternalStore(subscribeToSound, soundState);
  const isOn = state === 'ON';
  const Icon = isOn ? IconBell : IconBellOff;

  return (
    <button
      type="button"
      className={styles.switch}
      data-state={state}
      aria-pressed={isOn}
      title={t(`sound.hints.${state}`)}
      onClick={() => switchSound(!isOn)}
    >
      <Icon size={18} aria-hidden />
      {t(`sound.states.${state}`)}
    </button>
  );
}
