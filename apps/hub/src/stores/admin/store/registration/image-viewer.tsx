import { ActionIcon } from '@mantine/core';
import { IconArrowsMaximize, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './image-viewer.module.css';

const quarter = 90;

/** Zoomable image: wheel, pinch, drag, buttons, and with the focus on it arrow keys, + and −. */
export function ImageViewer({ url, alt }: { url: string; alt: string }) {
  const { t } = useAdminWords();
  // Only grows, so that the transition never turns backwards.
  const [turned, setTurned] = useState(0);
  const isSideways = (turned / quarter) % 2 === 1;

  return (
    <div className={styles.viewer}>
      <TransformWrapper
        minScale={1}
        maxScale={8}
        wheel={{ step: 0.12 }}
        doubleClick={{ mode: 'toggle' }}
        keyboard={{ disabled: false }}
      >
        <Tools onTurn={() => setTurned((before) => before + quarter)} />
        <TransformComponent
          wrapperClass={styles.wrapper ?? ''}
          contentClass={styles.content ?? ''}
          wrapperProps={{ tabIndex: 0, role: 'group', 'aria-label': t('image.how') }}
        >
          <img
            src={url}
            alt={alt}
            className={styles.image}
            data-sideways={isSideways}
            style={{ rotate: `${turned}deg` }}
            draggable={false}
          />
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}

function Tools({ onTurn }: { onTurn: () => void }) {
  const { t } = useAdminWords();
  const { zoomIn, zoomOut, resetTransform } = useControls();
  const tools = [
    { id: 'zoomIn', Icon: IconZoomIn, onPress: () => void zoomIn() },
    { id: 'zoomOut', Icon: IconZoomOut, onPress: () => void zoomOut() },
    { id: 'whole', Icon: IconArrowsMaximize, onPress: () => void resetTransform() },
    { id: 'turn', Icon: IconRotateClockwise, onPress: onTurn },
  ] as const;

  return (
    <div className={styles.tools}>
      {tools.map(({ id, Icon, onPress }) => (
        <ActionIcon key={id} size={44} variant="default" aria-label={t(`image.${id}`)} onClick={onPress}>
          <Icon size={22} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}
