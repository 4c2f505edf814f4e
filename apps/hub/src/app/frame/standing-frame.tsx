import { type ReactNode, useState } from 'react';
import type { LiveState } from '#hub/lib/live.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import { type FrameHead, FrameSlots } from '#hub/lib/store-frame.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { HubFrame } from './hub-frame.tsx';
import styles from './standing-frame.module.css';

type StandingFrameProps = {
  store?: MyStore | undefined;
  /** How a store's screens hear of what happens. */
  live?: LiveState;
  area?: 'admin';
  /** Before and after what the screen puts beside its title. */
  before?: ReactNode;
  after?: ReactNode;
  /** Over every screen. */
  banner?: ReactNode;
  children: ReactNode;
};

/** The frame that stands while screens change; they fill it with StoreFrame. */
export function StandingFrame({ store, live, area, before, after, banner, children }: StandingFrameProps) {
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
          <ConnectionBar live={live} />
          {banner}
          <div className={styles.page}>{children}</div>
        </div>
      </HubFrame>
    </FrameSlots>
  );
}
