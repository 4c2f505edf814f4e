import { ades, teas } from './ades-and-teas.ts';
import { coffees } from './coffees.ts';
import { desserts } from './desserts.ts';
import { fruit, goods } from './fruit-and-goods.ts';
import { meals } from './meals.ts';
import { otherDrinks } from './other-drinks.ts';
import { colours } from './palette.ts';
import { faint, oval, type Svg } from './shapes.ts';

/** Where the hub serves the pictures from, as `/menu-pictures/<slug>.svg`. */
export const pictureFolder = new URL('../../../hub/public/menu-pictures/', import.meta.url);

/**
 * A tint that is seen on paper and on dark ground alike, and how far low things are lifted to stand in the
 * middle of it.
 */
type Ground = { tint: string; lift?: number };

/** Every picture of the demo menu as a whole SVG file, by slug. */
export const menuPictures: Record<string, string> = {
  ...files({ tint: colours.kraft }, coffees),
  ...files({ tint: colours.violet }, otherDrinks),
  ...files({ tint: colours.celadon }, ades),
  ...files({ tint: colours.honey, lift: 3 }, teas),
  ...files({ tint: colours.pink, lift: 5 }, desserts),
  ...files({ tint: colours.grape, lift: 6 }, meals),
  ...files({ tint: colours.leaf }, fruit),
  ...files({ tint: colours.jjok }, goods),
};

function files({ tint, lift = 0 }: Ground, drawings: Record<string, Svg>): Record<string, string> {
  const backdrop = oval([48, 48, 46], faint(tint, 0.24));
  const shadow = oval([48, 85, 30, 4], faint('#2a1c14', 0.14));
  const raised = (drawing: Svg) =>
    lift === 0 ? shadow + drawing : `<g transform="translate(0 -${lift})">${shadow}${drawing}</g>`;
  return Object.fromEntries(
    Object.entries(drawings).map(([slug, drawing]) => [
      slug,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" stroke-linecap="round" stroke-linejoin="round">${backdrop}${raised(drawing)}</svg>\n`,
    ]),
  );
}
