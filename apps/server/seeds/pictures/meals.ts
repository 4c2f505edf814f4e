import { plate } from './cup.ts';
import { leaf, round, specks } from './garnish.ts';
import { colours } from './palette.ts';
import { sandwiches } from './sandwiches.ts';
import {
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
  tenth,
} from './shapes.ts';

export const meals: Record<string, Svg> = {
  ...sandwiches,
  'caesar-salad': bowl(colours.wood, salad()),
  'tomato-pasta': deepPlate(colours.ivory) + noodles(colours.honey) + tomatoSauce(),
  'mushroom-pasta': deepPlate(colours.slate) + noodles(lighter(colours.toast, 0.2)) + mushrooms(),
  'bulgogi-bowl': bowl(colours.jjok, bulgogi()),
  bibimbap: bowl(colours.slate, bibimbap()),
  'shrimp-curry': curry(),
};

/** A round bowl; what lies in it is drawn around its mouth, the ellipse 48,48 × 37,13. */
function bowl(colour: string, food: Svg): Svg {
  return [
    oval([48, 48, 39, 14], darker(colour, 0.25)),
    shape('M9 48C9 68 26 82 37 83H59C70 82 87 68 87 48Q48 74 9 48Z', colour),
    shape('M87 48C87 68 70 82 59 83H50C66 78 74 66 75 56Q82 53 87 48Z', faint('#140c08', 0.18)),
    food,
    shape(
      'M9 48C11 58 28 64 48 64S85 58 87 48C87 51 86.8 53 86 55C80 63 66 67 48 67S16 63 10 55C9.2 53 9 51 9 48Z',
      lighter(colour, 0.22),
    ),
  ].join('');
}

function deepPlate(colour: string): Svg {
  return (
    oval([48, 63, 44, 19], darker(colour, 0.25)) +
    oval([48, 60, 44, 19], colour) +
    oval([48, 60, 33, 13.6], darker(colour, 0.12))
  );
}

function salad(): Svg {
  const frill = (colour: string) =>
    shape(
      'M-13 4C-17 -2 -12 -6 -10 -10C-6 -14 -2 -10 0 -14C4 -15 8 -11 10 -8C15 -6 15 0 12 4Q0 9 -13 4Z',
      colour,
    ) + line('M-8 2Q0 -4 6 -6', 1.4, lighter(colour, 0.5));
  const chicken =
    shape('M-9 3C-10 -3 -4 -6 2 -5S11 -1 9 3S-7 8 -9 3Z', colours.toast) +
    line('M-5 -3L-3 3M0 -4.500L2 3M5 -3.500L6.5 2', 1.6, colours.crust);
  const crouton =
    polygon('-3.5,-3 3,-4 4,2.5 -3,3.5', colours.honey) + polygon('-3,3.5 4,2.5 3.6,5 -2.6,6', colours.crust);
  return [
    scatter(frill(colours.deepLeaf), '22,46,-24 74,46,24 48,38'),
    scatter(frill(colours.leaf), '34,42,-12 62,42,14 48,50,4'),
    scatter(frill(colours.grape), '25,53,-8 70,54,10'),
    scatter(chicken, '38,48,-10 49,51,4 59,48,14'),
    scatter(crouton, '29,45,12 68,47,-10 48,40,20'),
    scatter(round(colours.tomato, 4.2), '31,56 66,57 56,38'),
  ].join('');
}

function noodles(colour: string): Svg {
  const strand = darker(colour, 0.16);
  const arcs = [
    'M20 60C22 48 38 44 50 45S76 50 76 60',
    'M24 64C28 52 42 48 52 49S72 55 71 64',
    'M30 67C34 57 44 53 52 54S66 60 64 67',
    'M27 55C34 44 60 40 69 53',
    'M38 67C40 61 46 58 51 59S59 63 57 68',
    'M34 49C40 41 56 40 62 46',
  ];
  return (
    shape('M18 61C18 48 34 41 48 41S78 48 78 61C78 70 62 73 48 73S18 70 18 61Z', colour) +
    arcs.map((d) => line(d, 1.9, strand)).join('')
  );
}

function tomatoSauce(): Svg {
  return [
    shape('M32 50C30 42 40 38 48 38S67 42 65 50C68 57 58 57 55 60S45 58 41 59S29 57 32 50Z', colours.tomato),
    shape('M36 47C37 42 44 40.5 50 41C45 43 40 44 36 47Z', faint('#ffffff', 0.35)),
    scatter(round(lighter(colours.tomato, 0.12), 4.6), '37,53 59,51'),
    scatter(oval([0, 0, 3.2, 2], colours.cream), '48,51,10 54,45,-20 43,46,30'),
    place(leaf(colours.deepLeaf, 13), { x: 45, y: 39, turn: -150 }),
    place(leaf(colours.leaf, 13), { x: 54, y: 38, turn: -28 }),
  ].join('');
}

function mushrooms(): Svg {
  const cut =
    shape(
      'M-10 0C-10 -8 -4 -10 0 -10S10 -8 10 0C10 2 6 2 4 1L3.5 9Q0 11 -3.5 9L-4 1C-6 2 -10 2 -10 0Z',
      colours.crust,
    ) +
    shape(
      'M-8 -0.500C-8 -6.5 -3.5 -8.2 0 -8.200S8 -6.5 8 -0.500Q5 0 2.5 -1L2 8.200Q0 9.2 -2 8.200L-2.5 -1Q-5 0 -8 -0.500Z',
      colours.cream,
    ) +
    line('M-4.5 -3Q0 -5.5 4.5 -3', 1.2, colours.clay);
  return [
    scatter(cut, '33,47,-24 63,48,26 48,41,4'),
    specks(colours.deepLeaf, '30,60 41,58 55,57 66,60 26,55 70,55 48,55 36,65 58,65', 1.4),
    specks(colours.slate, '47,62 54,61 40,62 62,56', 0.9),
  ].join('');
}

function bulgogi(): Svg {
  const strip =
    shape('M-9 1C-8 -5 -2 -4 1 -5S9 -4 9 1S3 4 -1 4S-9 5 -9 1Z', colours.meat) +
    line('M-6 0Q0 -3 6 0', 1.3, lighter(colours.meat, 0.28));
  return [
    shape('M12 50C14 38 30 34 48 34S82 38 84 50C84 60 66 65 48 65S12 60 12 50Z', colours.rice),
    scatter(strip, '34,42,-18 48,38,6 62,42,20 30,51,10 44,48,-14 66,51,-8 56,55,12 40,57,4'),
    oval([54, 46, 8.4, 5.4], colours.eggWhite),
    oval([54, 45, 5.4, 4.2], colours.egg),
    oval([52.4, 43.6, 1.8, 1.1], faint('#ffffff', 0.7)),
    scatter(
      oval([0, 0, 2.2, 1.5], colours.leaf) + oval([0, 0, 1, 0.6], colours.rice),
      '36,47 42,53 64,47 48,58 70,55 26,46',
    ),
    specks(colours.cream, '40,41 50,52 60,39 33,54 62,57', 1),
  ].join('');
}

function bibimbap(): Svg {
  const centre: readonly [number, number] = [48, 49];
  const greens = [
    colours.leaf,
    colours.orange,
    colours.cream,
    colours.meat,
    colours.deepLeaf,
    colours.grape,
    colours.clay,
    colours.honey,
  ];
  const edge = (i: number): readonly [number, number] => {
    const angle = (i / greens.length) * 2 * Math.PI - 0.3;
    return [48 + 35 * Math.cos(angle), 49 + 14.5 * Math.sin(angle)];
  };
  const wedges = greens.map((colour, i) => {
    const strands = [0.3, 0.55, 0.8].map((share) => {
      const [x, y] = edge(i + share);
      return `M${tenth((48 + x) / 2)} ${tenth((49 + y) / 2)}L${tenth(x * 0.96 + 2)} ${tenth(y * 0.98 + 1)}`;
    });
    const corners = [centre, edge(i), edge(i + 0.5), edge(i + 1)].map(([x, y]) => `${tenth(x)},${tenth(y)}`);
    return polygon(corners.join(' '), colour) + line(strands.join(''), 1.2, darker(colour, 0.2));
  });
  return [
    ...wedges,
    oval([48, 48, 14.5, 7.6], colours.eggWhite),
    oval([48, 47, 7, 5], colours.egg),
    oval([45.6, 45.4, 2.2, 1.2], faint('#ffffff', 0.7)),
    shape('M54 54C58 51 63 53 62 56S54 58 54 54Z', colours.tomato),
    specks(colours.cream, '40,44 56,43 42,53 50,54 36,48', 1),
  ].join('');
}

function curry(): Svg {
  const shrimp =
    line('M-6 5C-10 -4 1 -10 8 -4', 7, '#ee8f62') +
    line('M-5 1C-5 -4 1 -7 6 -4.5', 1.6, colours.cream) +
    shape('M-9.5 4L-2.5 5.500L-3 11L-10 10Z', colours.tomato);
  return [
    plate([48, 62, 45, 18], colours.ivory),
    shape('M40 47C58 42 86 49 85 61C84 73 60 77 44 75C38 70 36 52 40 47Z', '#b9701f'),
    shape('M50 47.500C64 44.5 79 49 80 56C70 51 58 50 48 52Z', faint(colours.honey, 0.45)),
    shape('M10 60C10 43 26 35 38 39C50 43 53 56 51 64C50 73 40 77 28 74S9 69 10 60Z', colours.rice),
    shape(
      'M10 60C13 68 22 71.5 32 71.500S48 70 51.5 61C53 72 40 77 28 74S9 69 10 60Z',
      darker(colours.rice, 0.1),
    ),
    specks(darker(colours.rice, 0.14), '20,53 28,46 36,50 26,57 35,60 43,56 17,61', 1.4),
    specks(colours.espresso, '24,49 32,52 39,47', 1.1),
    scatter(shrimp, '62,55,-6 73,64,30'),
    polygon('53,63 59,62 60,68 54,69', colours.orange),
    polygon('64,70 69,69 70,73 65,74', colours.grape),
    specks(colours.deepLeaf, '55,57 60,73 78,58 66,62', 1.4),
  ].join('');
}
