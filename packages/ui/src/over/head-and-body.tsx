import type { ComponentType, ReactNode } from 'react';
import styles from './head-and-body.module.css';
import type { OverPageProps } from './over-page.tsx';

type HeadAndBodyProps = Omit<OverPageProps, 'isOpen' | 'onClose'> & {
  /** Mantine's parts of a modal or of a drawer. */
  of: {
    Title: ComponentType<{ className: string; children: ReactNode }>;
    CloseButton: ComponentType<{ 'aria-label': string }>;
    Body: ComponentType<{ children: ReactNode }>;
  };
  /** Class names of the content and of its buttons. */
  classNames: { content?: string | undefined; footer: string | undefined };
};

/** Composed from Mantine's parts, because its own header would be a second banner landmark on the page. */
export function HeadAndBody(props: HeadAndBodyProps) {
  const {
    of: { Title, CloseButton, Body },
    classNames,
    title,
    closeText,
    children,
    footer,
  } = props;
  const { firstFocus = 'content' } = props;

  return (
    <>
      <div className={styles.head} data-keep-clear>
        <Title className={styles.title ?? ''}>{title}</Title>
        <CloseButton aria-label={closeText} />
      </div>
      <Body>
        <div
          className={`${styles.start} ${classNames.content ?? ''}`}
          tabIndex={-1}
          data-autofocus={firstFocus === 'content' || undefined}
        >
          {children}
        </div>
        {footer && (
          <div className={`${styles.footer} ${classNames.footer}`} data-keep-clear>
            {footer}
          </div>
        )}
      </Body>
    </>
  );
}
