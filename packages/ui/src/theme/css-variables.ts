import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import { type Accent, accents, neutrals, type Pair } from './colors.ts';
import { theme } from './theme.ts';

type Variables = Record<string, string>;

/** `light-dark()` follows the root's color-scheme: one set of values serves a chosen and a system scheme. */
const dual = ({ light, dark }: Pair) => `light-dark(${light}, ${dark})`;

function accentVariables(name: string, { strong, hover, pale, paleHover, deep, on }: Accent): Variables {
  const prefix = `--mantine-color-${name}`;
  return {
    [`${prefix}-filled`]: dual(strong),
    [`${prefix}-filled-hover`]: dual(hover),
    [`${prefix}-contrast`]: dual(on),
    [`${prefix}-text`]: dual(strong),
    [`${prefix}-light`]: dual(pale),
    [`${prefix}-light-hover`]: dual(paleHover),
    [`${prefix}-light-color`]: dual(deep),
    [`${prefix}-outline`]: dual(strong),
    [`${prefix}-outline-hover`]: dual(pale),
  };
}

/** Mantine's own greys stand in its component styles: warm ones, from ground to ink. */
function greyVariables(): Variables {
  const { paper, surface, soft, line, field, muted, ink } = neutrals;
  const greys = [paper, soft, line, line, line, field, muted, muted, ink, ink];
  const darks = [ink, muted, muted, field, line, soft, surface, surface, paper, paper];
  return Object.fromEntries([
    ...greys.map((value, index) => [`--mantine-color-gray-${index}`, dual(value)]),
    ...darks.map((value, index) => [`--mantine-color-dark-${index}`, value.dark]),
    ['--mantine-color-gray-filled', dual(muted)],
    ['--mantine-color-gray-filled-hover', dual(ink)],
    ['--mantine-color-gray-text', dual(muted)],
    ['--mantine-color-gray-light', dual(soft)],
    ['--mantine-color-gray-light-hover', dual(soft)],
    ['--mantine-color-gray-light-color', dual(muted)],
    ['--mantine-color-gray-outline', dual(muted)],
    ['--mantine-color-gray-outline-hover', dual(soft)],
  ]);
}

function groundVariables(): Variables {
  const { paper, surface, soft, line, field, muted, ink } = neutrals;
  return {
    '--paper': dual(paper),
    '--surface': dual(surface),
    '--soft': dual(soft),
    '--line': dual(line),
    '--field': dual(field),
    '--ink': dual(ink),
    '--muted': dual(muted),
    '--mantine-color-black': dual(ink),
    '--mantine-color-bright': dual(ink),
    '--mantine-color-text': dual(ink),
    '--mantine-color-body': dual(surface),
    '--mantine-color-error': dual(accents.danger.strong),
    '--mantine-color-success': dual(accents.success.strong),
    '--mantine-color-placeholder': dual(muted),
    '--mantine-color-anchor': dual(accents.jjok.strong),
    '--mantine-color-default': dual(surface),
    '--mantine-color-default-hover': dual(soft),
    '--mantine-color-default-color': dual(ink),
    '--mantine-color-default-border': dual(line),
    '--mantine-color-dimmed': dual(muted),
    '--mantine-color-disabled': dual(soft),
    '--mantine-color-disabled-color': dual(muted),
    '--mantine-color-disabled-border': dual(line),
    '--mantine-primary-color-contrast': dual(accents.jjok.on),
  };
}

/** Mantine's variables of sizes and fonts, without its palettes: a `color` that is not ours shows at once. */
function baseVariables(full: MantineTheme): Variables {
  const { variables } = defaultCssVariablesResolver(full);
  const kept = Object.entries(variables).filter(
    ([name]) => !name.startsWith('--mantine-color-') && !/^--mantine-primary-color-\d$/.test(name),
  );
  return { ...Object.fromEntries(kept), '--mantine-color-white': '#fff' };
}

/** What Mantine's `hiddenFrom` and `visibleFrom` need; its provider would write it into a style element. */
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

/**
 * The whole theme as a style sheet, kept in variables.gen.css: colours are there before any script runs,
 * and no page needs an inline style for them.
 */
export function themeStyleSheet() {
  const full = mergeMantineTheme(DEFAULT_THEME, theme);
  const accentsOfAll = Object.entries(accents).map(([name, accent]) => accentVariables(name, accent));
  const all = Object.assign(baseVariables(full), groundVariables(), greyVariables(), ...accentsOfAll);

  return `${[
    block(':root', { ...all, '--mantine-color-scheme': 'light dark' }),
    block(":root[data-mantine-color-scheme='light']:not([data-system-scheme])", {
      '--mantine-color-scheme': 'light',
    }),
    block(":root[data-mantine-color-scheme='dark']:not([data-system-scheme])", {
      '--mantine-color-scheme': 'dark',
    }),
    ...visibilityRules(full),
  ].join('\n')}\n`;
}
