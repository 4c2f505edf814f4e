import { useEffect, useRef } from 'react';
import styles from './tick-box.module.css';

type TickBoxProps = {
  label: string;
  /** Shows the label beside the box, where it can be pressed, too. */
  isLabelShown?: boolean;
  isTicked: boolean;
  /** Only some of the items it stands for are ticked. */
  isPartly?: boolean;
  tabIndex?: number;
  onTick: (isTicked: boolean, withShift: boolean) => void;
};

/** A native checkbox, because anything heavier would slow down scrolling in a list of thousands. */
export function TickBox(props: TickBoxProps) {
  const { label, isLabelShown = false, isTicked, isPartly = false, tabIndex, onTick } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);

  return (
    <label className={styles.tick}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        {...(tabIndex === undefined ? {} : { tabIndex })}
        checked={isTicked}
        onChange={({ currentTarget, nativeEvent }) =>
          onTick(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {isLabelShown && <span aria-hidden>{label}</span>}
    </label>
  );
}
