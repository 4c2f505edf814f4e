import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import { type Accent, accents, neutrals, type Pair } from './colors.ts';
import { theme } from './theme.ts';

type Variables = Record<string, string>;
type Colours = Record<string, Pair>;

function accentColours(name: string, { strong, hover, pale, paleHover, deep, on }: Accent): Colours {
  const prefix = `--mantine-color-${name}`;
  return {
    [`${prefix}-filled`]: strong,
    [`${prefix}-filled-hover`]: hover,
    [`${prefix}-contrast`]: on,
    [`${prefix}-text`]: strong,
    [`${prefix}-light`]: pale,
    [`${prefix}-light-hover`]: paleHover,
    [`${prefix}-light-color`]: deep,
    [`${prefix}-outline`]: strong,
    [`${prefix}-outline-hover`]: pale,
    // Mantine's menu items use this shade.
    [`${prefix}-6`]: strong,
  };
}

/**
 * Mantine's component styles use its greys directly. This replaces them with ours, from background to text.
 */
function greyColours(): Colours {
  const { paper, surface, soft, line, field, muted, ink } = neutrals;
  const greys = [paper, soft, line, line, line, field, muted, muted, ink, ink];
  const darks = [ink, muted, muted, field, line, soft, surface, surface, paper, paper];
  return Object.fromEntries([
    ...greys.map((value, index) => [`--mantine-color-gray-${index}`, value]),
    ...darks.map((value, index) => [
      `--mantine-color-dark-${index}`,
      { light: value.dark, dark: value.dark },
    ]),
    ['--mantine-color-gray-filled', muted],
    ['--mantine-color-gray-filled-hover', ink],
    ['--mantine-color-gray-text', muted],
    ['--mantine-color-gray-light', soft],
    ['--mantine-color-gray-light-hover', soft],
    ['--mantine-color-gray-light-color', muted],
    ['--mantine-color-gray-outline', muted],
    ['--mantine-color-gray-outline-hover', soft],
  ]);
}

function groundColours(): Colours {
  const { paper, surface, soft, line, field, muted, ink } = neutrals;
  return {
    '--paper': paper,
    '--surface': surface,
    '--soft': soft,
    '--line': line,
    '--field': field,
    '--ink': ink,
    '--muted': muted,
    '--mantine-color-black': ink,
    '--mantine-color-bright': ink,
    '--mantine-color-text': ink,
    '--mantine-color-body': surface,
    '--mantine-color-error': accents.danger.strong,
    '--mantine-color-success': accents.success.strong,
    '--mantine-color-placeholder': muted,
    '--mantine-color-anchor': accents.jjok.strong,
    '--mantine-color-default': surface,
    '--mantine-color-default-hover': soft,
    '--mantine-color-default-color': ink,
    '--mantine-color-default-border': line,
    '--mantine-color-dimmed': muted,
    '--mantine-color-disabled': soft,
    '--mantine-color-disabled-color': muted,
    '--mantine-color-disabled-border': line,
    '--mantine-primary-color-contrast': accents.jjok.on,
  };
}

/**
 * Mantine's variables for sizes and fonts. Its palettes are left out: a `color` that is not ours then has no
 * effect, so the mistake is seen at once.
 */
function baseVariables(full: MantineTheme): Variables {
  const { variables } = defaultCssVariablesResolver(full);
  const kept = Object.entries(variables).filter(
    ([name]) => !name.startsWith('--mantine-color-') && !/^--mantine-primary-color-\d$/.test(name),
  );
  return { ...Object.fromEntries(kept), '--mantine-color-white': '#fff' };
}

/** The rules for Mantine's `hiddenFrom` and `visibleFrom`; its provider would write them into a style element. */
function visibilityRules(full: MantineTheme) {
  return Object.entries(full.breakpoints).flatMap(([name, width]) => [
    `@media (width < ${width}) { .mantine-visible-from-${name} { display: none !important; } }`,
    `@media (width >= ${width}) { .mantine-hidden-from-${name} { display: none !important; } }`,
  ]);
}

function block(selector: string, variables: Variables) {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return [`${selector} {`, ...lines, '}'].join('\n');
}

function inScheme(scheme: 'light' | 'dark', colours: Colours): Variables {
  const values = Object.entries(colours).map(([name, pair]) => [name, pair[scheme]]);
  return { '--mantine-color-scheme': scheme, ...Object.fromEntries(values) };
}

/**
 * Writes the whole theme as a style sheet, which is committed as variables.gen.css: colours apply before any
 * script runs, and no page needs inline styles for them. The dark scheme is written twice, for a chosen and
 * for a system scheme, because Vite's default target includes browsers without `light-dark()`. Paper is
 * always light.
 */
export function themeStyleSheet() {
  const full = mergeMantineTheme(DEFAULT_THEME, theme);
  const accentsOfAll = Object.entries(accents).map(([name, accent]) => accentColours(name, accent));
  const colours: Colours = Object.assign(groundColours(), greyColours(), ...accentsOfAll);
  const dark = inScheme('dark', colours);

  return `${[
    block(':root', { ...baseVariables(full), ...inScheme('light', colours) }),
    '@media screen {',
    block(":root[data-mantine-color-scheme='dark']", dark),
    '}',
    '@media screen and (prefers-color-scheme: dark) {',
    block(':root[data-system-scheme], :root:not([data-mantine-color-scheme])', dark),
    '}',
    ...visibilityRules(full),
  ].join('\n')}\n`;
}
