import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { setStoreWish, soundState, subscribeToSound, switchSound } from './sound.ts';
import styles from './sound-switch.module.css';

/** Switches the bell for new orders on this device. The store's setting is the default. */
export function SoundSwitch({ storeId }: { storeId: string }) {
  const { t } = useOrderWords();
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  useEffect(() => setStoreWish(setting.newOrderSound), [setting.newOrderSound]);
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
      <span className={isOn ? 'heard-only-below-48em' : undefined}>{t(`sound.states.${state}`)}</span>
    </button>
  );
}
