import { bowlCup, coffeeCup, cupDrink, plate } from './cup.ts';
import { bubbles, citrus, flower, leaf, mint, round, tag } from './garnish.ts';
import { type GlassForm, glassDrink, tall, wide } from './glass.ts';
import { colours } from './palette.ts';
import { box, darker, faint, lighter, line, oval, place, type Svg, scatter, shape } from './shapes.ts';

const teaGlass: GlassForm = { rim: 25, base: 19, top: 32, bottom: 78, fill: 41 };
const fizz = bubbles('38,50 54,46 44,62 58,60 50,70 40,72 46,54 55,74');

export const ades: Record<string, Svg> = {
  'grapefruit-ade': ade({
    drink: colours.grapefruit,
    garnish: place(citrus(colours.grapefruit, colours.orange), { x: 66, y: 25, scale: 1.2 }),
  }),
  'lemon-ade': ade({
    form: wide,
    drink: colours.lemon,
    garnish:
      place(citrus(colours.lemon), { x: 29, y: 27, scale: 1.15 }) +
      place(mint(), { x: 56, y: 28, scale: 0.9 }),
    slice: place(citrus(colours.lemon), { x: 54, y: 60, scale: 0.95 }),
  }),
  'green-grape-ade': ade({
    drink: colours.grape,
    garnish:
      scatter(round(darker(colours.grape, 0.08), 5.6), '60,29 69,27 65,20 72,34') +
      place(leaf(), { x: 72, y: 16, turn: -30 }),
    slice: scatter(round(lighter(colours.grape, 0.25), 4.6), '42,66 51,72 55,58'),
  }),
  'hallabong-ade': ade({ form: wide, drink: colours.orange, garnish: place(hallabong(), { x: 69, y: 29 }) }),
  'plum-ade': ade({
    form: wide,
    drink: lighter(colours.plum, 0.1),
    garnish:
      place(round(darker(colours.plum, 0.1), 8), { x: 68, y: 72 }) +
      place(round(colours.plum, 7), { x: 79, y: 77 }) +
      place(leaf(), { x: 73, y: 62, turn: -24 }),
    slice: place(round(darker(colours.plum, 0.14), 6), { x: 43, y: 66 }),
    topping: place(mint(), { x: 42, y: 31, scale: 0.8 }),
  }),
  'peach-ade': ade({
    drink: colours.peach,
    garnish: place(peach(), { x: 69, y: 72 }),
    topping: place(mint(), { x: 44, y: 30, scale: 0.9 }),
  }),
};

export const teas: Record<string, Svg> = {
  'yuja-tea': teaCup({
    tea: colours.honey,
    inside:
      place(citrus(colours.lemon), { x: 42, y: 62, scale: 0.9 }) +
      place(citrus(colours.lemon), { x: 56, y: 66, scale: 0.7 }),
    onTop: line('M38 41C41 38 45 44 49 40M52 42C55 39 58 42 60 40', 2, colours.orange),
  }),
  'jujube-tea': cupDrink({
    form: bowlCup,
    cup: colours.celadon,
    drink: darker(colours.deepBerry, 0.45),
    handle: false,
    saucer: colours.wood,
    steam: true,
    onTop:
      scatter(oval([0, 0, 3.2, 1.7], colours.toast), '40,43,20 46,46,-20 51,42.5,10') +
      oval([57, 44, 4.5, 2.2], colours.deepBerry) +
      oval([57, 44, 2, 0.9], colours.toast),
    front: scatter(round(darker(colours.deepBerry, 0.2), 5), '79,74 86,79'),
  }),
  'omija-tea': teaCup({
    tea: colours.omija,
    ice: true,
    inside: scatter(round(darker(colours.deepBerry, 0.1), 2.7), '38,70 45,73 53,72 58,67 49,67'),
    front: place(leaf(), { x: 59, y: 36, turn: -20 }),
  }),
  chamomile: teapot(),
  'earl-grey': cupDrink({
    form: coffeeCup,
    cup: colours.jjok,
    drink: colours.amber,
    saucer: colours.paleJjok,
    steam: true,
    onCup: line('M24 60Q45 70 66 60', 2, faint('#ffffff', 0.6)),
    front:
      line('M34 46C30 50 33 56 31 62', 1.3, colours.cream) +
      place(tag(colours.gam), { x: 30.5, y: 66, turn: -6 }),
  }),
  peppermint: teaCup({
    tea: lighter(colours.grape, 0.25),
    inside: scatter(leaf(colours.deepLeaf, 13), '42,62,30 54,66,-24 48,56,80'),
    onTop: place(mint(), { x: 49, y: 40, scale: 1.05 }),
  }),
};

type Ade = { form?: GlassForm; drink: string; garnish: Svg; slice?: Svg; topping?: Svg };

function ade({ form = tall, drink, garnish, slice = '', topping = '' }: Ade): Svg {
  return glassDrink({
    form,
    layers: [
      { colour: lighter(drink, 0.42), to: 0.5 },
      { colour: darker(drink, 0.04), to: 1 },
    ],
    blend: 24,
    ice: true,
    straw: darker(drink, 0.2),
    inside: slice + fizz,
    onTop: topping,
    front: garnish,
  });
}

type Tea = { tea: string; inside: Svg; onTop?: Svg; ice?: boolean; front?: Svg };

/** A double-walled glass cup with a handle on a wooden saucer. */
function teaCup({ tea, inside, onTop = '', ice = false, front = '' }: Tea): Svg {
  const handle = line('M70 43C86 41 85 65 66 64', 4.4, faint(colours.glass, 0.95));
  return glassDrink({
    form: teaGlass,
    layers: [
      { colour: lighter(tea, 0.18), to: 0.5 },
      { colour: tea, to: 1 },
    ],
    blend: 16,
    behind: plate([48, 80, 36, 7.5], colours.wood) + handle,
    inside,
    onTop,
    ice,
    front,
  });
}

function teapot(): Svg {
  const daisy = flower('#ffffff', colours.egg);
  return [
    line('M70 58C80 56 78 46 86 42', 6, faint(colours.glass, 0.95)),
    line('M27 48C11 46 11 70 28 68', 4.6, colours.wood),
    shape('M24 60C24 44 36 38 49 38S74 44 74 60S64 82 49 82S24 76 24 60Z', faint(colours.glass, 0.7)),
    shape('M27 56H71C73 68 65 79 49 79S25 68 27 56Z', lighter(colours.honey, 0.15)),
    oval([49, 56, 22, 4], lighter(colours.honey, 0.5)),
    scatter(daisy, '38,57 50,55.5 60,57.5 42,68 55,70'),
    shape('M35 40Q49 32 63 40Q49 45 35 40Z', colours.wood),
    oval([49, 33, 4.4, 3.6], darker(colours.wood, 0.2)),
    line('M31 50C33 46 36 43.5 40 42', 2.4, faint('#ffffff', 0.7)),
    place(daisy, { x: 74, y: 81, scale: 1.2 }),
  ].join('');
}

function hallabong(): Svg {
  return (
    oval([0, 1, 11, 10.5], colours.orange) +
    oval([0, -9, 4.4, 4], colours.orange) +
    oval([-4, -3, 3, 2.4], faint('#ffffff', 0.4)) +
    place(leaf(colours.deepLeaf, 13), { x: 6, y: -14, turn: -24 }) +
    box([-1, -14, 2, 3, 1], colours.deepLeaf)
  );
}

/** A peach cut open, its stone in the middle. */
function peach(): Svg {
  return (
    shape(
      'M0 12C-13 10 -15 -5 -8 -10C-4 -12 -1 -11 0 -9C1 -11 4 -12 8 -10C15 -5 13 10 0 12Z',
      colours.grapefruit,
    ) +
    shape(
      'M0 10C-10 8 -12 -4 -7 -8C-4 -9.5 -1 -8.5 0 -6.500C1 -8.5 4 -9.5 7 -8C12 -4 10 8 0 10Z',
      lighter(colours.peach, 0.35),
    ) +
    oval([0, 1, 4.4, 5], colours.crust) +
    line('M0 -2V4', 1, darker(colours.crust, 0.4)) +
    place(leaf(colours.deepLeaf, 12), { x: 7, y: -13, turn: -24 })
  );
}
