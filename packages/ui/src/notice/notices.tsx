import { CloseButton, Portal } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useRef, useSyncExternalStore } from 'react';
import type { Notice, NoticeInput } from './notice-board.ts';
import styles from './notices.module.css';
import { pageNotices } from './page-notices.ts';
import { useFreeSpot } from './use-free-spot.ts';

const none: readonly Notice[] = [];

/** Shows a notice and returns its id. A SUCCESS disappears after 3,000 ms, an ERROR stays until removed. */
export function showNotice(notice: NoticeInput) {
  return pageNotices.show(notice);
}

export function removeNotice(id: string) {
  pageNotices.remove(id);
}

type NoticesProps = {
  /** Labels of the region and of the close button, for screen readers. */
  regionLabel: string;
  closeText: string;
};

/**
 * Renders the notices; use it once per app. Both live regions exist before the first notice, so that it is announced.
 */
export function Notices({ regionLabel, closeText }: NoticesProps) {
  const notices = useSyncExternalStore(pageNotices.subscribe, pageNotices.read, () => none);
  const region = useRef<HTMLElement>(null);
  useFreeSpot(region, notices.length > 0);
  const of = (type: Notice['type']) => notices.filter((notice) => notice.type === type);

  return (
    <Portal>
      <section ref={region} className={styles.region} aria-label={regionLabel}>
        <div role="alert" className={styles.list}>
          {of('ERROR').map((notice) => (
            <NoticeCard key={notice.id} notice={notice} closeText={closeText} />
          ))}
        </div>
        <div role="status" className={styles.list}>
          {of('SUCCESS').map((notice) => (
            <NoticeCard key={notice.id} notice={notice} closeText={closeText} />
          ))}
        </div>
      </section>
    </Portal>
  );
}

function NoticeCard({ notice, closeText }: { notice: Notice; closeText: string }) {
  const { id, type, message, action } = notice;
  const Icon = type === 'ERROR' ? IconAlertCircle : IconCircleCheck;

  const takeAction = () => {
    removeNotice(id);
    action?.onSelect();
  };

  return (
    <div className={styles.notice} data-type={type}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {action && (
          <button type="button" className={styles.action} onClick={takeAction}>
            {action.label}
          </button>
        )}
      </div>
      <CloseButton aria-label={closeText} className={styles.close ?? ''} onClick={() => removeNotice(id)} />
    </div>
  );
}
