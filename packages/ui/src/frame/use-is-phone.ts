import { useMediaQuery } from '@mantine/hooks';

/**
 * Whether the screen is as narrow as a phone, with the same breakpoint as the styles; correct from the first render.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
}
