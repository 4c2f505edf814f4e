import { later, usePart } from '@maru/ui/later/later.ts';
import { type ReactNode, useState } from 'react';
import type { LiveState } from '#hub/lib/live.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import { type FrameHead, FrameSlots } from '#hub/lib/store-frame.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { HubFrame } from './hub-frame.tsx';
import styles from './standing-frame.module.css';

const terms = later(async () => (await import('#hub/app/idle-parts.ts')).idleParts.TermsPart);

type StandingFrameProps = {
  store?: MyStore | undefined;
  /** State of the store's event stream. */
  live?: LiveState;
  area?: 'admin';
  /** Rendered before and after the screen's own header slot. */
  before?: ReactNode;
  after?: ReactNode;
  /** Shown above every screen. */
  banner?: ReactNode;
  children: ReactNode;
};

/** The frame that stays mounted while screens change. Screens fill it through StoreFrame. */
export function StandingFrame({ store, live, area, before, after, banner, children }: StandingFrameProps) {
  const [head, setHead] = useState<FrameHead>();
  const Terms = usePart(terms);
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
          {Terms && <Terms isBusy={head?.layout === 'fixed'} />}
          {banner}
          <div className={styles.page}>{children}</div>
        </div>
      </HubFrame>
    </FrameSlots>
  );
}
