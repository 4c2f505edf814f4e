import { type ReactNode, useState } from 'react';
import type { MyStore } from '#hub/lib/store.tsx';
import { type FrameHead, FrameSlots } from '#hub/lib/store-frame.tsx';
import { HubFrame } from './hub-frame.tsx';
import { OfflineBar } from './offline-bar.tsx';
import styles from './standing-frame.module.css';

type StandingFrameProps = {
  store?: MyStore | undefined;
  area?: 'admin';
  /** Before and after what the screen puts beside its title. */
  before?: ReactNode;
  after?: ReactNode;
  /** Over every screen. */
  banner?: ReactNode;
  children: ReactNode;
};

/** The frame that stands while screens change; they fill it with StoreFrame. */
export function StandingFrame({ store, area, before, after, banner, children }: StandingFrameProps) {
  const [head, setHead] = useState<FrameHead>();
  const [left, setLeft] = useState<HTMLElement | null>(null);
  const [right, setRight] = useState<HTMLElement | null>(null);

  return (
    <FrameSlots value={{ left, right, setHead }}>
      <HubFrame
        {...(store ? { store } : {})}
        area={area}
        {...(head ? { head } : {})}
        left={
          <>
            {before}
            <div ref={setLeft} className={styles.slot} />
            {after}
          </>
        }
        right={<div ref={setRight} className={styles.slot} />}
      >
        <div className={styles.content} data-layout={head?.layout ?? 'scroll'}>
          <OfflineBar />
          {banner}
          <div className={styles.page}>{children}</div>
        </div>
      </HubFrame>
    </FrameSlots>
  );
}
