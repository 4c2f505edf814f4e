import { bowlCup, coffeeCup, cupDrink, mugForm, smallCup, wideCup } from './cup.ts';
import { heartArt, rosettaArt, specks, whip } from './garnish.ts';
import { glassDrink, low } from './glass.ts';
import { colours } from './palette.ts';
import { darker, faint, lighter, line, oval, place, type Svg, shape } from './shapes.ts';

export const coffees: Record<string, Svg> = {
  americano: cupDrink({
    cup: colours.ivory,
    drink: colours.coffee,
    saucer: darker(colours.ivory, 0.06),
    steam: true,
    onTop: place(line('M-14 -1C-9 -4 -2 -4.5 4 -4.5', 1.6, faint('#ffffff', 0.3)), { x: 45, y: 42 }),
  }),
  espresso: cupDrink({
    form: smallCup,
    cup: colours.gam,
    drink: colours.crema,
    saucer: lighter(colours.gam, 0.25),
    steam: true,
    onTop: oval([45, 47.4, 9, 1.9], colours.espresso),
    front: place(bean(colours.cocoa), { x: 76, y: 75, turn: 24 }),
  }),
  'cafe-latte': cupDrink({
    form: wideCup,
    cup: colours.clay,
    drink: colours.latte,
    saucer: lighter(colours.clay, 0.25),
    onTop: place(heartArt(), { x: 45, y: 44, scale: 1.15 }),
  }),
  cappuccino: cupDrink({
    form: coffeeCup,
    cup: colours.jjok,
    drink: colours.milk,
    saucer: colours.paleJjok,
    onTop:
      shape('M23 41C22 33 34 30 45 30S68 33 67 41Q45 53 23 41Z', colours.cream) +
      shape(
        'M23 41Q45 53 67 41Q66 46 56 48.500Q45 50.5 34 48.500Q24 46 23 41Z',
        darker(colours.cream, 0.12),
      ) +
      specks(
        colours.cocoa,
        '36,36 41,33.5 46,36 52,34 39,40 48,40.5 55,39 44,38 58,36.5 33,39.5 51,37.6',
        1.3,
      ),
  }),
  'vanilla-latte': glassDrink({
    layers: [
      { colour: colours.latte, to: 0.5 },
      { colour: colours.milk, to: 1 },
    ],
    blend: 22,
    ice: true,
    front: place(vanilla(), { x: 66, y: 68 }),
  }),
  'dolce-latte': glassDrink({
    form: low,
    layers: [
      { colour: colours.cream, to: 0.14 },
      { colour: colours.paleLatte, to: 0.68 },
      { colour: lighter(colours.honey, 0.45), to: 1 },
    ],
    blend: 3,
    onTop: line('M38 41C42 38 46 43.5 50 41S57 39.5 59 41', 2, colours.paleLatte),
  }),
  'caramel-macchiato': glassDrink({
    layers: [
      { colour: colours.cream, to: 0.12 },
      { colour: colours.crema, to: 0.4 },
      { colour: colours.milk, to: 0.86 },
      { colour: colours.caramel, to: 1 },
    ],
    blend: 6,
    onTop:
      shape('M31 34C31 25 40 23 48 23S65 25 65 34Q48 43 31 34Z', colours.cream) +
      line('M35 29C41 27 44 36 48 31S55 25 61 30', 1.8, colours.caramel) +
      line('M34 34C40 30 46 38.5 51 34.500S58 31 62 34', 1.8, colours.caramel),
  }),
  'cafe-mocha': glassDrink({
    form: low,
    layers: [
      { colour: colours.cocoa, to: 0.55 },
      { colour: colours.chocolate, to: 1 },
    ],
    blend: 8,
    onTop:
      place(whip(), { x: 48, y: 41, scale: 1.35 }) +
      line('M33 38C37 31 44 40 49 32S57 29 63 38', 2, colours.chocolate) +
      line('M43 22C46 26 51 22 54 27', 1.8, colours.chocolate),
  }),
  'flat-white': cupDrink({
    form: bowlCup,
    cup: colours.celadon,
    drink: darker(colours.latte, 0.12),
    handle: false,
    saucer: colours.wood,
    onTop: place(rosettaArt(), { x: 48, y: 44, scale: 1.25 }),
  }),
  'cold-brew': glassDrink({
    layers: [
      { colour: colours.coffee, to: 0.45 },
      { colour: colours.espresso, to: 1 },
    ],
    blend: 16,
    ice: true,
    straw: colours.kraft,
  }),
  'cold-brew-latte': glassDrink({
    layers: [
      { colour: colours.coffee, to: 0.34 },
      { colour: colours.latte, to: 0.5 },
      { colour: colours.milk, to: 1 },
    ],
    blend: 6,
    ice: true,
    straw: colours.jjok,
    inside: shape(
      'M36 47C39 56 34 59 38 66C41 60 40 55 44 51C46 58 43 62 47 70C50 62 49 57 52 52C54 58 52 61 56 65C58 59 57 52 60 47Z',
      faint(colours.latte, 0.75),
    ),
  }),
  einspanner: cupDrink({
    form: mugForm,
    cup: colours.slate,
    drink: colours.coffee,
    onTop:
      shape(
        'M21 32C19 22 33 18 44 18S69 22 67 32C67 41 60 36 57 41S48 38 43 43S33 38 29 43S21 39 21 32Z',
        colours.cream,
      ) +
      shape('M28 27C34 22 46 21 52 23C46 23 36 25 31 30Z', faint('#ffffff', 0.9)) +
      specks(colours.cocoa, '40,30 46,28 51,31 45,33 54,28.5 37,33', 1.2),
  }),
};

export function bean(colour: string): Svg {
  return (
    oval([0, 0, 6, 4.4], colour) + line('M-4.5 0.400C-1.5 -1.8 1.5 1.8 4.5 -0.4', 1.1, lighter(colour, 0.35))
  );
}

/** A vanilla blossom over two pods. */
function vanilla(): Svg {
  const petal = (turn: number) => place(oval([0, -5.5, 3.2, 5.2], colours.cream), { x: 0, y: 0, turn });
  return (
    line('M-4 15C4 10 10 0 11 -14', 2.6, colours.crust) +
    line('M1 16C9 12 14 4 16 -9', 2.6, colours.cocoa) +
    [0, 72, 144, 216, 288].map(petal).join('') +
    oval([0, 0, 2.8], colours.egg)
  );
}
