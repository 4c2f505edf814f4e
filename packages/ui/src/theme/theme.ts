import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { type AccentName, accents } from './colors.ts';

const fontFamily =
  "'Pretendard Variable', Pretendard, -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', sans-serif";

/** Only overlays have shadows: menus, sheets, dialogs, notices. */
const floating = '0 1px 2px rgb(28 27 25 / 8%), 0 12px 32px rgb(28 27 25 / 16%)';

/**
 * Mantine requires ten shades. Light colours are enough, because css-variables.ts sets the colours of each
 * scheme.
 */
function shades(name: AccentName): MantineColorsTuple {
  const { pale, paleHover, strong, hover } = accents[name];
  const [a, b, c, d] = [pale.light, paleHover.light, strong.light, hover.light];
  return [a, a, b, b, c, c, c, d, d, d];
}

const filled = (name: AccentName) => ({
  background: `var(--mantine-color-${name}-filled)`,
  hover: `var(--mantine-color-${name}-filled-hover)`,
  color: `var(--mantine-color-${name}-contrast)`,
  border: '1px solid transparent',
});

/** `brand` and `action` are filled. Text on filled backgrounds follows the scheme; Mantine's is white. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? 'jjok';
  if (input.variant === 'brand') return filled('jjok');
  if (input.variant === 'action') return filled('gam');
  if (input.variant === 'filled' && color in accents) return filled(color as AccentName);
  return defaultVariantColorsResolver(input);
};

/** Sizes: 14 small, 16 text, 20 title, 28 page title and totals. Corners 10, gaps 10. */
export const theme = createTheme({
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.3' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
      h4: { fontSize: '1rem', lineHeight: '1.5' },
      h5: { fontSize: '0.875rem', lineHeight: '1.5' },
      h6: { fontSize: '0.875rem', lineHeight: '1.5' },
    },
  },
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.4', xl: '1.3' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.625rem', lg: '1rem', xl: '1.5rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '999px' },
  defaultRadius: 'md',
  breakpoints: { xs: '40em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  shadows: {
    xs: floating,
    sm: floating,
    md: floating,
    lg: floating,
    xl: floating,
  },
  colors: {
    jjok: shades('jjok'),
    gam: shades('gam'),
    success: shades('success'),
    warning: shades('warning'),
    danger: shades('danger'),
  },
  primaryColor: 'jjok',
  primaryShade: { light: 6, dark: 6 },
  variantColorResolver,
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Plain objects instead of `Button.extend(…)`: the login page must not load components that it does not show.
  components: {
    Button: { defaultProps: { variant: 'default', size: 'md' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 44 } },
    CloseButton: { defaultProps: { size: 44, iconSize: 22 } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    Loader: { defaultProps: { type: 'dots' } },
    Popover: { defaultProps: { shadow: 'md' } },
    Menu: { defaultProps: { shadow: 'md' } },
    Paper: { defaultProps: { withBorder: true, shadow: 'none' } },
    Card: { defaultProps: { withBorder: true, shadow: 'none' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});
