import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useKeys } from './keys.ts';
import { linkTo } from './link-to.ts';

/** The parent of a screen: its address with parameters, and its label. */
export type Back = { to: string; label: string };
export type FrameHead = { title: string; layout: 'scroll' | 'fixed'; back?: Back | undefined };

type FrameSlots = {
  left: HTMLElement | null;
  right: HTMLElement | null;
  setHead: (head: FrameHead | undefined) => void;
};

/**
 * Where the frame, which stays mounted, renders what a page puts into the header
 * (app/frame/standing-frame.tsx).
 */
export const FrameSlots = createContext<FrameSlots | undefined>(undefined);

type StoreFrameProps = {
  /** Name of the screen: its heading and the title of the tab. */
  title: string;
  /**
   * The parent screen, for a screen that no rail entry and no tab opens. It is the only way back that the
   * screen offers.
   */
  back?: Back;
  /** Beside the title: counts, states, choices. */
  headerSlot?: ReactNode;
  /** At the other end of the header: search, clock, one action. */
  actions?: ReactNode;
  /** `fixed` gives the page the rest of the screen without padding. The page scrolls its own parts (the till). */
  layout?: FrameHead['layout'];
  children: ReactNode;
};

/**
 * Outermost element of every store or personal screen. Rail and header stay mounted while screens change;
 * this component fills them.
 */
export function StoreFrame(props: StoreFrameProps) {
  const { title, back, headerSlot, actions, layout = 'scroll', children } = props;
  const { t } = useTranslation('app');
  const slots = use(FrameSlots);
  if (!slots) throw new Error('StoreFrame stands outside of a standing frame');
  const { left, right, setHead } = slots;

  const { to, label } = back ?? {};

  useLayoutEffect(() => {
    setHead({ title, layout, back: to && label ? { to, label } : undefined });
    return () => setHead(undefined);
  }, [setHead, title, layout, to, label]);

  return (
    <>
      <title>{`${title} · ${t('name')}`}</title>
      {left && headerSlot && createPortal(headerSlot, left)}
      {right && actions && createPortal(actions, right)}
      {back && <BackKey {...back} />}
      {children}
    </>
  );
}

/** Escape does the same as the back arrow in the header. */
function BackKey({ to, label }: Back) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  useKeys([
    {
      keys: ['Escape'],
      label: t('frame.backTo', { place: label }),
      onPress: () => void navigate(linkTo(to)),
    },
  ]);
  return null;
}
