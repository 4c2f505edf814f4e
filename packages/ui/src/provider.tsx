import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme/theme.ts';

const schemeOfThisDevice = localStorageColorSchemeManager({ key: 'maru-color-scheme' });

export type UiProviderProps = {
  children: ReactNode;
  /**
   * `chosen` (default) keeps light, dark or auto on the device; read and set it with Mantine's
   * `useMantineColorScheme`. `system` always follows the system and works on the server, without script:
   * the page sends `<html data-mantine-color-scheme="light" data-system-scheme>`, and the colours turn
   * by a media query (theme/css-variables.ts). A cookie instead of this would need a first visit to
   * guess, and the account area has no choice of its own to remember.
   */
  scheme?: 'chosen' | 'system';
  /** For style elements of responsive style props; the theme itself is a file (styles/*.css). */
  nonce?: string;
};

/** Wraps an app; import styles/hub.css or styles/account.css once beside it. */
export function UiProvider({ children, scheme = 'chosen', nonce }: UiProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={schemeOfThisDevice}
      defaultColorScheme="auto"
      {...(scheme === 'system' ? { forceColorScheme: 'light' } : {})}
      {...(nonce ? { getStyleNonce: () => nonce } : {})}
    >
      {children}
    </MantineProvider>
  );
}
