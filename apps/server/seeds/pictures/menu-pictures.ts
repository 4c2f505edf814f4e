import { ades, teas } from './ades-and-teas.ts';
import { coffees } from './coffees.ts';
import { desserts } from './desserts.ts';
import { fruit, goods } from './fruit-and-goods.ts';
import { meals } from './meals.ts';
import { otherDrinks } from './other-drinks.ts';
import { colours } from './palette.ts';
import { faint, oval, type Svg } from './shapes.ts';

/** What each kind of thing stands on: a tint that is seen on paper and on dark ground alike. */
const grounds: readonly (readonly [string, Record<string, Svg>])[] = [
  [colours.kraft, coffees],
  [colours.violet, otherDrinks],
  [colours.celadon, ades],
  [colours.honey, teas],
  [colours.pink, desserts],
  [colours.grape, meals],
  [colours.leaf, fruit],
  [colours.jjok, goods],
];

/** Every picture of the demo menu as a whole SVG file, by slug. */
export const menuPictures: Record<string, string> = Object.fromEntries(
  grounds.flatMap(([ground, drawings]) =>
    Object.entries(drawings).map(([slug, drawing]) => [slug, file(ground, drawing)]),
  ),
);

function file(ground: string, drawing: Svg): string {
  const backdrop = oval([48, 48, 46], faint(ground, 0.24)) + oval([48, 85, 30, 4], faint('#2a1c14', 0.14));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${backdrop}${drawing}</svg>\n`;
}
