import { useElementSize } from '@mantine/hooks';
import type { Language } from '@maru/contract/language.ts';
import css from '@maru/place-page/place-page.css?inline';
import { placeStyles } from '@maru/place-page/place-styles.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.css';

export type PreviewWidth = 'phone' | 'wide';

/** Widths of the simulated screens, in CSS pixels. */
const widths: Readonly<Record<PreviewWidth, number>> = { phone: 390, wide: 1_200 };
/** Width of the border around it. */
const border = 1;
const heights: Readonly<Record<PreviewWidth, number>> = { phone: 780, wide: 900 };

type PreviewFrameProps = { title: string; language: Language; width: PreviewWidth; children: ReactNode };

/**
 * Renders into a document of its own, so that the page has its own styles and the width of another screen.
 * The document runs no script. Its content is rendered from here, so that it keeps its scroll position while
 * somebody types. Its links do nothing.
 */
export function PreviewFrame({ title, language, width, children }: PreviewFrameProps) {
  const { ref, width: room } = useElementSize();
  const [body, setBody] = useState<HTMLElement>();
  const scale = Math.min(1, room / widths[width]);
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.lang = language;
  }, [body, language]);

  return (
    <div
      ref={ref}
      className={styles.room}
      style={{ maxWidth: widths[width] + 2 * border, height: heights[width] * scale }}
    >
      <iframe
        title={title}
        className={styles.frame}
        sandbox="allow-same-origin"
        srcDoc={emptyDocument}
        style={{ width: widths[width], height: heights[width], scale }}
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
      />
      {body && createPortal(<StillLinks>{children}</StillLinks>, body)}
    </div>
  );
}

const emptyDocument = `<!doctype html><html><head><meta charset="utf-8"><style>${placeStyles(css)}</style></head><body></body></html>`;

/** Disables the links of the page, which must not lead out of the preview. */
function StillLinks({ children }: { children: ReactNode }) {
  return (
    <div className="preview" onClickCapture={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}
