import { useMediaQuery } from '@mantine/hooks';

/** As narrow as a phone, as the styles have it; known from the first drawing on. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
}
