import { IconMapPin } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './address-results.module.css';
import type { FoundAddress } from './address-value.ts';

type AddressResultsProps = {
  ref: Ref<HTMLUListElement>;
  found: readonly FoundAddress[];
  onChoose: (found: FoundAddress) => void;
};

/** Search results. Arrow keys move between them. */
export function AddressResults({ ref, found, onChoose }: AddressResultsProps) {
  const { t } = useTranslation('address');

  return (
    <ul ref={ref} className={styles.list} aria-label={t('search.list')} onKeyDown={goOn}>
      {found.map((one) => (
        <li key={`${one.roadAddress} ${one.jibunAddress} ${one.zonecode}`}>
          <button type="button" className={styles.one} onClick={() => onChoose(one)}>
            <IconMapPin size={20} aria-hidden className={styles.icon} />
            <span className={styles.road}>{one.roadAddress}</span>
            {(one.jibunAddress ?? one.zonecode) !== null && (
              <span className={styles.more}>
                {one.jibunAddress}
                {one.zonecode !== null && ` ${t('search.zonecode', { zonecode: one.zonecode })}`}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function goOn(event: KeyboardEvent<HTMLUListElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[now + (event.key === 'ArrowDown' ? 1 : -1)];
  event.preventDefault();
  // Up from the first result goes back to the search field.
  const field = event.currentTarget.closest('search')?.querySelector('input');
  (next ?? (now === 0 && event.key === 'ArrowUp' ? field : buttons[now]))?.focus();
}
