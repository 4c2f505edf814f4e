import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { LeaveQuestion, type LeaveWords } from './leave-question.tsx';

type Way = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

type AskToLeaveProps = LeaveWords & {
  /** Whether something would be lost on the way from one address to the other. */
  isAsked: (from: string, to: string) => boolean;
  /** The browser's own question, when the tab closes or loads again. */
  isAskedOnClosing: boolean;
};

/**
 * Asks before a person leaves what would be lost. The browser waits for no answer: it stays where it is, so that back
 * closes the question as it closes every other, and who goes is sent on from here.
 */
export function AskToLeave({ isAsked, isAskedOnClosing, ...words }: AskToLeaveProps) {
  const { history } = useRouter();
  const [way, setWay] = useState<Way>();
  const asks = useEffectEvent(isAsked);
  useEffect(
    () =>
      history.block({
        blockerFn: (asked) => {
          const isHeld = asks(asked.currentLocation.pathname, asked.nextLocation.pathname);
          if (isHeld) setWay(asked);
          return isHeld;
        },
        enableBeforeUnload: isAskedOnClosing,
      }),
    [history, isAskedOnClosing],
  );
  const stay = () => setWay(undefined);

  function go() {
    stay();
    if (way) goOn(history, way);
  }

  return <LeaveQuestion {...words} isOpen={way !== undefined} onGo={go} onStay={stay} />;
}

/** The way that was held, as it was to go. */
function goOn(history: RouterHistory, { action, currentLocation, nextLocation }: Way) {
  const { href, state } = nextLocation;
  const unasked = { ignoreBlocker: true };
  if (action === 'PUSH') return history.push(href, state, unasked);
  if (action === 'REPLACE') return history.replace(href, state, unasked);
  return history.go(state.__TSR_index - currentLocation.state.__TSR_index, unasked);
}
