import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useKeys } from './keys.ts';

/** The screen above a screen, and what that is called. */
export type Back = { to: string; label: string };
export type FrameHead = { title: string; layout: 'scroll' | 'fixed'; back?: Back | undefined };

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
  /** Of a screen that no place of the rail and no tab leads to: the one above it. The only way back that a screen offers. */
  back?: Back;
  /** Beside the title: counts, states, choices. */
  headerSlot?: ReactNode;
  /** At the other end of the header: search, clock, one act. */
  actions?: ReactNode;
  /** `fixed` gives the page the rest of the screen, unpadded, to scroll by itself (the till). */
  layout?: FrameHead['layout'];
  children: ReactNode;
};

/** Outermost element of every screen of a store or a person. Rail and header stay while screens change; this fills them. */
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

/** Escape goes the same way as the arrow in the header. */
function BackKey({ to, label }: Back) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  useKeys([
    { keys: ['Escape'], label: t('frame.backTo', { place: label }), onPress: () => void navigate({ to }) },
  ]);
  return null;
}
