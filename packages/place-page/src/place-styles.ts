import { accents, neutrals, type Pair } from '@maru/ui/theme/colors.ts';

const colours: Readonly<Record<string, Pair>> = {
  paper: neutrals.paper,
  surface: neutrals.surface,
  soft: neutrals.soft,
  line: neutrals.line,
  ink: neutrals.ink,
  muted: neutrals.muted,
  brand: accents.jjok.strong,
  open: accents.success.deep,
  'open-pale': accents.success.pale,
  break: accents.warning.deep,
  'break-pale': accents.warning.pale,
  closed: accents.danger.deep,
  'closed-pale': accents.danger.pale,
};

/**
 * The content of the page's style element: our colours, dark if the system is, and the given place-page.css.
 */
export function placeStyles(css: string): string {
  const inScheme = (scheme: keyof Pair) =>
    Object.entries(colours)
      .map(([name, pair]) => `--${name}:${pair[scheme]}`)
      .join(';');
  return `:root{color-scheme:light dark;${inScheme('light')}}@media screen and (prefers-color-scheme:dark){:root{${inScheme('dark')}}}${css}`;
}
