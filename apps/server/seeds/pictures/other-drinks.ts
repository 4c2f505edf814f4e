import { cupDrink, mugForm } from './cup.ts';
import { halfStrawberry, mint, round, specks, whip } from './garnish.ts';
import { type GlassForm, glassDrink, low } from './glass.ts';
import { colours } from './palette.ts';
import { box, darker, faint, lighter, line, oval, place, type Svg, scatter, shape } from './shapes.ts';

const togo: GlassForm = { rim: 20, base: 14, top: 30, bottom: 85, fill: 36 };
const goblet: GlassForm = { rim: 21, base: 11, top: 28, bottom: 78, fill: 33 };

export const otherDrinks: Record<string, Svg> = {
  'choco-latte': cupDrink({
    form: mugForm,
    cup: colours.pink,
    drink: colours.cocoa,
    onTop: scatter(
      box([-5, -4, 10, 8, 2.6], colours.cream) + box([-5, 1, 10, 3, 1.5], darker(colours.cream, 0.14)),
      '35,31,-12 47,33,10 55,30,-6 43,27,16',
    ),
  }),
  'matcha-latte': glassDrink({
    layers: [
      { colour: colours.matcha, to: 0.44 },
      { colour: colours.milk, to: 1 },
    ],
    blend: 16,
    ice: true,
    front: place(whisk(), { x: 72, y: 76, turn: 8 }),
  }),
  'strawberry-latte': glassDrink({
    layers: [
      { colour: colours.milk, to: 0.5 },
      { colour: colours.pink, to: 0.68 },
      { colour: colours.berry, to: 1 },
    ],
    blend: 9,
    ice: true,
    inside: scatter(oval([0, 0, 2.6, 2], colours.deepBerry), '40,73 48,77 55,72 46,68'),
    front: place(halfStrawberry(), { x: 66, y: 24, turn: 22, scale: 1.3 }),
  }),
  'black-sesame-latte': glassDrink({
    form: low,
    layers: [
      { colour: colours.sesame, to: 0.5 },
      { colour: colours.milk, to: 1 },
    ],
    blend: 13,
    onTop:
      shape('M26.5 41C25 32 38 28 48 28S71 32 69.5 41Q48 52 26.5 41Z', mixGrey()) +
      specks(colours.espresso, '37,36 43,32 50,35 57,33 62,37 34,40 46,39 55,41 41,42', 1.2),
  }),
  'sweet-potato-latte': cupDrink({
    form: mugForm,
    cup: colours.violet,
    drink: lighter(colours.honey, 0.3),
    steam: true,
    front: place(sweetPotato(), { x: 74, y: 78, turn: -14 }),
  }),
  'grain-latte': glassDrink({
    form: low,
    layers: [{ colour: darker(colours.toast, 0.1), to: 1 }],
    ice: true,
    onTop: specks(colours.crust, '34,41 42,44 50,43 57,44 62,41 47,40', 1.1),
    front: place(barley(), { x: 75, y: 70, turn: 14 }),
  }),
  'milk-tea': glassDrink({
    form: togo,
    layers: [{ colour: darker(colours.latte, 0.06), to: 1 }],
    behind: line('M58 8L51 40', 5.5, colours.gam) + line('M59.2 8L55 26', 1.6, lighter(colours.gam, 0.4)),
    inside: scatter(
      round(colours.espresso, 3.5),
      '39,78 46,80 53,79.5 58,76 42,72 49,74 55,70 38,70.5 47,67',
    ),
    onTop:
      shape('M28 30C29 19 38 16 48 16S67 19 68 30Z', faint(colours.glass, 0.6)) +
      oval([48, 30.5, 21.5, 4.4], faint(colours.glass, 0.75)) +
      line('M33 26C35 21 39 19.5 42 19', 2, faint('#ffffff', 0.7)),
  }),
  'blueberry-smoothie': glassDrink({
    form: goblet,
    layers: [
      { colour: lighter(colours.violet, 0.25), to: 0.4 },
      { colour: colours.violet, to: 1 },
    ],
    blend: 18,
    straw: colours.jjok,
    behind:
      box([45, 74, 6, 10, 2], faint(colours.glass, 0.9)) + oval([48, 84.5, 13, 3], faint(colours.glass, 0.9)),
    onTop:
      place(whip(), { x: 48, y: 33, scale: 1.1 }) +
      scatter(round(colours.blueberry, 4.4), '39,26 48,22 56,28') +
      place(mint(), { x: 56, y: 18, scale: 0.6 }),
  }),
};

function mixGrey(): string {
  return lighter(colours.sesame, 0.6);
}

/** A bamboo tea whisk. */
function whisk(): Svg {
  const tines = [-6, -3, 0, 3, 6].map((x) => line(`M${x * 0.6} -4L${x} 9`, 1.5, colours.toast));
  return `${tines.join('')}${box([-4.5, -16, 9, 13, 2.4], colours.wood)}${box([-4.5, -5, 9, 2.4, 1], colours.coffee)}`;
}

function sweetPotato(): Svg {
  return (
    shape('M-14 2C-13 -6 -4 -8 4 -7S16 -3 15 2S6 8 -2 8S-14 7 -14 2Z', darker(colours.violet, 0.3)) +
    oval([9, 1, 5.6, 6], colours.honey) +
    oval([9, 1, 3.4, 3.8], lighter(colours.honey, 0.35))
  );
}

function barley(): Svg {
  const grain = oval([0, 0, 3.6, 1.9], colours.honey);
  const ears = [-14, -9, -4, 1].map(
    (y) => place(grain, { x: -2.4, y, turn: 50 }) + place(grain, { x: 2.4, y, turn: 130 }),
  );
  return `${line('M0 14V-14', 1.3, colours.crust)}${ears.join('')}${place(grain, { x: 0, y: -18, turn: 90 })}`;
}
