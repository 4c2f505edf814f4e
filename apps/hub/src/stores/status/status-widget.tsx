import { PopupMenu } from '@maru/ui/menu/popup-menu.tsx';
import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { formatDate, formatTime, formatWeekday } from '@maru/web/format.ts';
import { IconCheck, IconChevronDown, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { OpeningBadge, OpeningIcon } from './opening-badge.tsx';
import { type ChosenStatus, type StoreStatus, useSetStatus, useStoreStatus } from './status.api.ts';
import styles from './status-widget.module.css';
import { whenOf } from './when.ts';

const choices = ['OPEN', 'BREAK', 'CLOSED'] as const;

/** Opening status in the header: open, closed or on a break, with a menu to change it. */
export function StatusWidget({ storeId }: { storeId: string }) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const now = useNow(60_000);
  const status = useStoreStatus(storeId);
  const { mutate } = useSetStatus(storeId);
  if (!status) return null;

  const choose = (chosen: ChosenStatus) => {
    const before = status.isChosen ? chosenOf(status) : null;
    mutate(chosen, {
      onSuccess: (after) =>
        showNotice({
          id: 'store-status',
          type: 'SUCCESS',
          message: t(`now.${after.status}`),
          action: { label: t('undo'), onSelect: () => mutate(before) },
        }),
      onError: () => removeNotice('store-status'),
    });
  };

  const byHours = {
    key: 'hours',
    label: t('byHours'),
    icon: <IconClock size={20} />,
    onSelect: () => choose(null),
  };
  const items = choices.map((choice) => ({
    key: choice,
    label: t(choice),
    icon: <OpeningIcon status={choice} size={20} />,
    mark: status.status === choice && <IconCheck size={20} aria-label={t('current')} />,
    onSelect: () => choose(choice),
  }));

  return (
    <PopupMenu
      position="bottom-start"
      width={260}
      loop={false}
      heading={until(status)}
      items={status.isChosen ? [...items, byHours] : items}
      target={
        <button
          type="button"
          className={`header-pill ${styles.button}`}
          data-of-store
          title={t('title')}
          aria-label={
            status.status === 'UNKNOWN' ? t('labelUnknown') : t('label', { status: t(status.status) })
          }
        >
          <OpeningBadge status={status.status}>
            {t(status.status)}
            <IconChevronDown size={16} aria-hidden />
          </OpeningBadge>
        </button>
      }
    />
  );

  function until({ status: present, isChosen, next }: StoreStatus): string {
    if (!next) return t(isChosen ? 'chosen' : 'noHours');
    const when = t(`when.${whenOf(next.at, now)}`, {
      time: formatTime(next.at, language),
      weekday: formatWeekday(next.at, language),
      date: formatDate(next.at, language, now),
    });
    if (isChosen) return t('chosenUntil', { when });
    return t(present === 'BREAK' && next.status === 'OPEN' ? 'next.AGAIN' : `next.${next.status}`, { when });
  }
}

function chosenOf({ status }: StoreStatus): ChosenStatus {
  return status === 'UNKNOWN' ? null : status;
}
