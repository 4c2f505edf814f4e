import { bean } from './coffees.ts';
import { cupDrink, mugForm } from './cup.ts';
import { leaf, round, strawberry } from './garnish.ts';
import { colours } from './palette.ts';
import {
  box,
  darker,
  faint,
  lighter,
  line,
  oval,
  place,
  polygon,
  type Svg,
  scatter,
  shape,
} from './shapes.ts';

export const fruit: Record<string, Svg> = {
  'watermelon-pack': tray(melonCubes(), colours.leaf),
  'strawberry-pack': tray(
    scatter(
      strawberry(),
      '27,43,14 42,39,-10 57,40,12 70,44,-14 24,59,-8 38,55,-6 53,55,8 68,58,-4 29,72,6 69,72,10',
    ),
    colours.berry,
  ),
  'tangerine-bag': tangerines(),
  'shine-muscat': grapes(),
};

export const goods: Record<string, Svg> = {
  'house-blend':
    bag({ colour: colours.kraft, label: colours.coffee }) +
    scatter(bean(colours.cocoa), '76,79,20 86,74,-30'),
  yirgacheffe:
    bag({ colour: colours.jjok, label: colours.honey }) + scatter(bean(colours.crema), '19,79,-20 10,73,30'),
  'drip-bag': dripBags(),
  tumbler: tumbler(),
  mug: cupDrink({
    form: mugForm,
    cup: colours.gam,
    drink: darker(colours.ivory, 0.1),
    onCup: place(boards(colours.cream), { x: 44, y: 60 }),
  }),
};

/** A clear tray with its lid closed over fruit, and a label of the fruit's colour. */
function tray(content: Svg, colour: string): Svg {
  return [
    shape(
      'M12 50C12 36 26 29 48 29S84 36 84 50L80 78Q79.5 82 75 82H21Q16.5 82 16 78Z',
      faint(colours.glass, 0.75),
    ),
    content,
    shape('M10 51H86L80 78Q79.5 82 75 82H21Q16.5 82 16 78Z', faint(lighter(colours.glass, 0.35), 0.42)),
    line('M19 44C22 37 30 33.5 38 32.5', 2.4, faint('#ffffff', 0.8)),
    box([7, 48, 82, 4.6, 2.3], lighter(colours.glass, 0.55)),
    box([33, 62, 30, 15, 3], colours.cream),
    box([33, 62, 30, 5.5, 2.5], colour),
    line('M38 72H58', 1.8, darker(colours.cream, 0.3)),
    line('M18.5 58L22 76', 2.4, faint('#ffffff', 0.7)),
  ].join('');
}

function melonCubes(): Svg {
  const cube =
    polygon('-8,-5 1,-8 9,-4 0,-0.5', lighter(colours.berry, 0.25)) +
    polygon('-8,-5 0,-0.5 0,9 -8,5', colours.berry) +
    polygon('0,-0.5 9,-4 9,5 0,9', darker(colours.berry, 0.12)) +
    scatter(oval([0, 0, 0.9, 1.3], colours.espresso), '-5,0 -2.5,4 4,1.5');
  return scatter(cube, '29,43,-6 46,40,8 64,43,-4 22,57 38,56,4 56,57,-8 72,58,6 30,70 66,70');
}

function tangerines(): Svg {
  const one = round(colours.orange, 11.5) + oval([0, -9, 2.4, 1.4], colours.deepLeaf);
  const net = [
    'M22 44L66 86',
    'M34 36L76 74',
    'M18 58L46 86',
    'M74 44L30 86',
    'M62 36L20 74',
    'M78 58L50 86',
  ];
  return [
    shape(
      'M40 30C24 38 14 52 15 66C16 80 28 86 48 86S80 80 81 66C82 52 72 38 56 30Z',
      faint(colours.tomato, 0.22),
    ),
    scatter(one, '36,48 60,48 29,68 48,66,20 67,68 48,42,-20'),
    ...net.map((d) => line(d, 1.2, faint(colours.deepBerry, 0.55))),
    shape('M40 32C36 22 34 14 39 12Q48 16 57 12C62 14 60 22 56 32Z', colours.tomato),
    box([37, 28, 22, 6, 3], colours.deepBerry),
    place(leaf(colours.deepLeaf, 16), { x: 74, y: 80, turn: -20 }),
  ].join('');
}

function grapes(): Svg {
  return [
    line('M48 36C48 26 46 20 52 12', 3.4, colours.crust),
    line('M49 20C56 14 62 16 64 11', 2, colours.leaf),
    shape('M46 26C36 28 24 24 20 14C28 8 40 12 46 26Z', colours.deepLeaf),
    line('M24 15Q36 17 44 24', 1.4, colours.leaf),
    scatter(round(darker(colours.grape, 0.12), 7.6), '41,39 34,53 62,53 48,75'),
    scatter(round(lighter(colours.grape, 0.2), 7.6), '28,42 55,39 48,51 41,64'),
    scatter(round(darker(colours.grape, 0.04), 7.6), '68,42 55,64'),
  ].join('');
}

/** The mark of the house: four floorboards, 20 × 19 around 0,0. */
function boards(colour: string): Svg {
  return (
    shape('M-5 -9.500H5A5 5 0 0 1 9.6 -6.700H-9.600A5 5 0 0 1 -5 -9.500Z', colour) +
    box([-10, -3.9, 20, 2.6], colour) +
    box([-10, 1.1, 20, 2.6], colour) +
    shape('M-9.6 6.500H9.600A5 5 0 0 1 5 9.300H-5A5 5 0 0 1 -9.6 6.500Z', colour)
  );
}

function bag({ colour, label }: { colour: string; label: string }): Svg {
  return [
    shape('M25 26L22 80Q22 84 27 84H69Q74 84 74 80L71 26Z', colour),
    shape('M60 26H71L74 80Q74 84 69 84H62Z', faint('#140c08', 0.14)),
    shape('M27 14H69L71 27H25Z', darker(colour, 0.14)),
    line('M26 27H70', 1.6, darker(colour, 0.3)),
    box([23, 18.5, 50, 4.6, 2.3], lighter(colour, 0.25)),
    line('M28 36L26.4 74', 2.2, faint('#ffffff', 0.3)),
    box([32, 38, 32, 35, 4], colours.cream),
    place(boards(label), { x: 48, y: 51 }),
    line('M38 65.500H58', 2.2, label),
    line('M42 69.500H54', 1.4, faint(label, 0.6)),
    oval([48, 31.5, 2, 2], darker(colour, 0.35)),
  ].join('');
}

function dripBags(): Svg {
  return [
    shape('M50 26L84 30V84H50Z', darker(colours.celadon, 0.22)),
    shape('M16 32H54V84H16Z', colours.celadon),
    polygon('16,32 50,26 84,30 54,35', lighter(colours.celadon, 0.45)),
    place(
      box([-11, -20, 22, 26, 2.5], colours.cream) +
        box([-11, -20, 22, 6, 2.5], colours.clay) +
        place(bean(colours.coffee), { x: 0, y: -4 }),
      { x: 40, y: 26, turn: -8 },
    ),
    place(
      box([-11, -20, 22, 24, 2.5], lighter(colours.kraft, 0.4)) +
        box([-11, -20, 22, 6, 2.5], colours.jjok) +
        place(bean(colours.coffee), { x: 0, y: -5 }),
      { x: 60, y: 27, turn: 9 },
    ),
    shape('M16 36H54V84H16Z', colours.celadon),
    shape('M54 38L84 34V80L54 84Z', darker(colours.celadon, 0.22)),
    box([22, 44, 26, 32, 3], colours.cream),
    place(boards(colours.deepLeaf), { x: 35, y: 56, scale: 0.9 }),
    line('M28 70H42', 2, colours.deepLeaf),
  ].join('');
}

function tumbler(): Svg {
  return [
    shape('M30 28H66L61.5 80Q61 85 56 85H40Q35 85 34.5 80Z', colours.jjok),
    shape('M57 28H66L61.5 80Q61 85 56 85H51Z', faint('#10233f', 0.28)),
    shape('M33.5 70H62.400L61.5 80Q61 85 56 85H40Q35 85 34.5 80Z', colours.steel),
    shape('M55 70H62.400L61.5 80Q61 85 56 85H52.500Z', faint('#10233f', 0.2)),
    box([27, 21, 42, 8.5, 4], colours.ivory),
    box([32, 13.5, 32, 9, 4], colours.ivory),
    box([27, 25, 42, 4.5, 2], darker(colours.ivory, 0.16)),
    box([41, 10, 14, 5, 2.5], colours.gam),
    line('M36 35L38.4 64', 2.6, faint('#ffffff', 0.35)),
    place(boards(colours.cream), { x: 48, y: 49, scale: 0.95 }),
  ].join('');
}
