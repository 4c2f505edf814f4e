import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useInUse } from '#hub/lib/device/in-use.ts';
import { LeaveQuestion, type LeaveWords } from './leave-question.tsx';

type Way = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

type AskToLeaveProps = LeaveWords & {
  /** Whether going from one address to the other would lose something. */
  isAsked: (from: string, to: string) => boolean;
  /** Whether the browser also asks when the tab closes or reloads. */
  isAskedOnClosing: boolean;
};

/**
 * Asks before a person leaves unsaved work. Navigation is blocked at once and not held until the person answers, so that Back closes this dialog like any other. If the person leaves, the blocked navigation is repeated.
 */
export function AskToLeave({ isAsked, isAskedOnClosing, ...words }: AskToLeaveProps) {
  const { history } = useRouter();
  const [way, setWay] = useState<Way>();
  const asks = useEffectEvent(isAsked);
  useInUse(isAskedOnClosing);
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

/** Repeats the blocked navigation. */
function goOn(history: RouterHistory, { action, currentLocation, nextLocation }: Way) {
  const { href, state } = nextLocation;
  const unasked = { ignoreBlocker: true };
  if (action === 'PUSH') return history.push(href, state, unasked);
  if (action === 'REPLACE') return history.replace(href, state, unasked);
  return history.go(state.__TSR_index - currentLocation.state.__TSR_index, unasked);
}
