import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme/theme.ts';

const schemeOfThisDevice = localStorageColorSchemeManager({ key: 'maru-color-scheme' });

export type UiProviderProps = {
  children: ReactNode;
  /**
   * `chosen` (default) stores light, dark or auto on the device; use Mantine's `useMantineColorScheme`. `system`
   * follows the system and works on the server without scripts: the page sends `<html
   * data-mantine-color-scheme="light" data-system-scheme>`, and a media query changes the colours
   * (theme/css-variables.ts). No cookie holds the scheme: on the first visit the server would have to guess,
   * and the account area has no setting for it.
   */
  scheme?: 'chosen' | 'system';
  /** Nonce for the style elements of responsive style props; the theme itself is a file (styles/*.css). */
  nonce?: string;
};

/** Wraps an app. Import styles/hub.css or styles/account.css once beside it. */
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
