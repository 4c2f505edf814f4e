import { leaf, specks } from './garnish.ts';
import { colours } from './palette.ts';
import { box, darker, faint, lighter, line, oval, place, type Svg, scatter, shape } from './shapes.ts';

const board = box([6, 76, 84, 8, 4], darker(colours.wood, 0.2)) + box([6, 74, 84, 7, 3.5], colours.wood);

export const sandwiches: Record<string, Svg> = {
  'ham-cheese-sandwich': board + hamSandwich(),
  'egg-sandwich':
    board + place(eggHalf(), { x: 31, y: 56, turn: -4 }) + place(eggHalf(), { x: 66, y: 57, turn: 3 }),
  bagel: board + bagel(),
  'avocado-toast': avocadoToast(),
};

/** The long cut side faces the viewer, the bread's corner points away. */
function hamSandwich(): Svg {
  return [
    shape('M12 43Q10 39 15 37L44 19Q48 17 52 19L81 37Q86 39 84 43Z', colours.crust),
    shape('M17 41.500L45 23.500Q48 22 51 23.500L79 41.500Z', colours.toast),
    box([11, 66, 74, 9, 4], colours.toast),
    box([11, 71, 74, 4, 2], colours.crust),
    box([13, 58, 70, 6, 3], colours.ham),
    line('M14 59.500H82', 1.6, lighter(colours.ham, 0.4)),
    shape('M12 54H84V58L74 63L66 58H44L36 64L26 58H12Z', colours.egg),
    box([13, 63, 70, 4.4, 2.2], darker(colours.ham, 0.08)),
    box([14, 50, 68, 4.6, 2.3], colours.tomato),
    line('M12 50q4.5 4.5 9 0t9 0t9 0t9 0t9 0t9 0t9 0t9 0', 4.2, colours.leaf),
    box([11, 40, 74, 8, 4], colours.toast),
    box([11, 40, 74, 3, 1.5], colours.bread),
    specks(colours.bread, '30,37 42,31 54,34 64,37.5 48,38', 1.2),
    place(
      oval([0, 0, 3.4], colours.leaf) +
        oval([0, 0, 1.3], colours.tomato) +
        line('M0 3V16', 1.4, colours.crust),
      { x: 48, y: 18 },
    ),
  ].join('');
}

/** Milk bread without crust around egg mayo, a boiled egg in the cut. */
function eggHalf(): Svg {
  return [
    box([-16, -22, 32, 41, 5], lighter(colours.honey, 0.35)),
    box([-16, -22, 8.5, 41, 4], colours.rice),
    box([7.5, -22, 8.5, 41, 4], darker(colours.rice, 0.07)),
    line('M-15.5 -19V16', 1.4, colours.bread),
    line('M15.5 -19V16', 1.4, colours.bread),
    oval([0, -2, 7.6, 11], colours.eggWhite),
    oval([0, 0, 5, 6], colours.egg),
    oval([-1.4, -2, 1.6, 2], faint('#ffffff', 0.5)),
    specks(colours.deepLeaf, '-4,-17 3,-15 -3,14 4,15.5 0,-18.5', 1.1),
  ].join('');
}

function bagel(): Svg {
  return [
    shape('M12 62C12 76 28 79 48 79S84 76 84 62Z', colours.crust),
    oval([48, 62, 36, 11], colours.bread),
    shape(
      'M13 58C11 65 18 64 20 68S28 66 32 70S42 68 47 71S58 67 63 70S73 66 77 67S86 64 83 57Z',
      colours.cream,
    ),
    shape('M11 52C11 38 27 32 48 32S85 38 85 52S70 63 48 63S11 65 11 52Z', colours.bread),
    shape(
      'M11 52C11 50 11.4 48.5 12 47C16 56 30 59 48 59S80 56 84 47C84.6 48.5 85 50 85 52C85 65 70 63 48 63S11 65 11 52Z',
      colours.crust,
    ),
    oval([48, 44, 12, 4.6], darker(colours.crust, 0.3)),
    shape('M36 44C38 48 43 49 48 49S58 48 60 44C58 46 53 46.6 48 46.600S38 46 36 44Z', colours.cream),
    scatter(
      oval([0, 0, 1.9, 1], colours.cream),
      '26,41,30 33,37,-20 42,35.5,10 53,35.5,-12 62,37,24 70,41,-30 24,48,8 33,50,-16 63,50.5,12 72,48,-8',
    ),
    line('M20 43C24 38.5 31 36 37 35', 2.2, faint('#ffffff', 0.4)),
  ].join('');
}

function avocadoToast(): Svg {
  const avocado =
    shape('M-4 -15C4 -12 6 4 1 15C-5 10 -7 -6 -4 -15Z', colours.deepLeaf) +
    shape('M-3 -13C4 -10 5 4 1 13C-4 8 -5 -6 -3 -13Z', colours.grape);
  return [
    oval([48, 78.5, 42, 8.5], darker(colours.paleJjok, 0.2)),
    oval([48, 76, 42, 8.5], colours.paleJjok),
    shape(
      'M12 40C8 28 20 20 34 23C44 17 56 17 64 22C79 18 90 28 84 40C86 54 84 66 80 73C60 79 34 79 16 73C12 66 10 54 12 40Z',
      colours.crust,
    ),
    shape(
      'M16 41C13 31 23 25 35 28C44 22 55 22 63 27C75 24 84 31 79.5 41C81.5 53 80 62 77 68C60 73.5 36 73.5 19.5 68C16 62 14 53 16 41Z',
      colours.toast,
    ),
    scatter(avocado, '23,50,-8 33,50,-4 43,50 53,50,4'),
    shape(
      'M52 50C50 40 60 37 66 40C74 38 80 44 77 51C81 58 74 64 67 62C59 66 51 60 52 50Z',
      colours.eggWhite,
    ),
    shape(
      'M52 50C52 58 59 63 67 59C73 61 78 57 77 51C81 58 74 64 67 62C59 66 51 60 52 50Z',
      darker(colours.eggWhite, 0.1),
    ),
    oval([65, 50, 7, 6.6], colours.egg),
    oval([63, 47.6, 2.2, 1.6], faint('#ffffff', 0.7)),
    specks(colours.espresso, '60,44 70,45 71,56 58,57 64,58 38,44 28,57 46,60', 0.9),
    specks(colours.tomato, '25,44 36,56 48,42 44,66 30,66 70,66', 1.3),
    place(leaf(colours.deepLeaf, 11), { x: 58, y: 34, turn: -20 }),
  ].join('');
}
