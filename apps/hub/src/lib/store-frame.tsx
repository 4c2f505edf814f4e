import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

export type FrameHead = { title: string; layout: 'scroll' | 'fixed' };

type FrameSlots = {
  left: HTMLElement | null;
  right: HTMLElement | null;
  setHead: (head: FrameHead | undefined) => void;
};

/** Where the standing frame takes what its page puts into the header (app/frame/standing-frame.tsx). */
export const FrameSlots = createContext<FrameSlots | undefined>(undefined);

type StoreFrameProps = {
  /** Name of the screen: heading, and title of the tab. */
  title: string;
  /** Beside the title: counts, states, choices. */
  headerSlot?: ReactNode;
  /** At the other end of the header: search, clock, one act. */
  actions?: ReactNode;
  /** `fixed` gives the page the rest of the screen, unpadded, to scroll by itself (the till). */
  layout?: FrameHead['layout'];
  children: ReactNode;
};

/** Outermost element of every screen of a store or a person. Rail and header stay while screens change; this fills them. */
export function StoreFrame({ title, headerSlot, actions, layout = 'scroll', children }: StoreFrameProps) {
  const { t } = useTranslation('app');
  const slots = use(FrameSlots);
  if (!slots) throw new Error('StoreFrame stands outside of a standing frame');
  const { left, right, setHead } = slots;

  useLayoutEffect(() => {
    setHead({ title, layout });
    return () => setHead(undefined);
  }, [setHead, title, layout]);

  return (
    <>
      <title>{`${title} · ${t('name')}`}</title>
      {left && headerSlot && createPortal(headerSlot, left)}
      {right && actions && createPortal(actions, right)}
      {children}
    </>
  );
}
