import { round, specks, strawberry } from './garnish.ts';
import { colours } from './palette.ts';
import { darker, faint, lighter, line, oval, place, polygon, type Svg, shape, tenth } from './shapes.ts';

export const cakes: Record<string, Svg> = {
  cheesecake:
    slice('#f8e2a8', [band('#f6d98f', 21), band(colours.crust, 6)]) +
    place(round(colours.blueberry, 4), { x: 58, y: 40 }) +
    place(round(colours.berry, 4.2), { x: 66, y: 43 }) +
    place(round(colours.blueberry, 3.6), { x: 65, y: 37 }),
  tiramisu: tiramisu(),
  'ganache-cake':
    slice(colours.espresso, [
      band(colours.espresso, 4),
      band(colours.cocoa, 6),
      band(colours.crema, 3),
      band(colours.cocoa, 6),
      band(colours.crema, 3),
      band(colours.cocoa, 5),
    ]) +
    oval([66, 37, 5, 4.2], colours.chocolate) +
    oval([64.5, 35.6, 1.6, 1.1], faint('#ffffff', 0.5)) +
    line('M24 48L58 38', 1.4, faint('#ffffff', 0.3)),
  'strawberry-cake':
    slice(colours.cream, [
      band(darker(colours.cream, 0.06), 5),
      band(colours.toast, 7),
      band(colours.berry, 3),
      band(colours.cream, 3),
      band(colours.toast, 6),
      band(darker(colours.cream, 0.06), 3),
    ]) + place(strawberry(), { x: 62, y: 31, scale: 1.35 }),
};

type Band = { colour: string; height: number };

function band(colour: string, height: number): Band {
  return { colour, height };
}

/** A wedge seen from its cut side, the tip to the left; bands lie from the top down. */
function slice(top: string, bands: readonly Band[]): Svg {
  let down = 0;
  const layers = bands.map(({ colour, height }) => {
    const [from, to] = [down, down + height];
    down = to;
    const back = polygon(
      `80,${tenth(47 + from)} 86,${tenth(40 + from)} 86,${tenth(40 + to)} 80,${tenth(47 + to)}`,
      darker(colour, 0.22),
    );
    return (
      back +
      polygon(
        `12,${tenth(52 + from)} 80,${tenth(47 + from)} 80,${tenth(47 + to)} 12,${tenth(52 + to)}`,
        colour,
      )
    );
  });
  return [
    ...layers,
    shape('M12 52L58 31Q82 30 86 40L80 47Z', top),
    shape('M12 52L80 47V48.500L12 53.500Z', faint('#ffffff', 0.35)),
  ].join('');
}

function tiramisu(): Svg {
  const bands = [
    band(colours.cream, 8),
    band(colours.crema, 7),
    band(colours.cream, 7),
    band(colours.cocoa, 7),
  ];
  let down = 0;
  const layers = bands.map(({ colour, height }) => {
    const [from, to] = [47 + down, 47 + down + height];
    down += height;
    const side = polygon(`60,${from + 4} 80,${from - 4} 80,${to - 4} 60,${to + 4}`, darker(colour, 0.18));
    return polygon(`18,${from} 60,${from + 4} 60,${to + 4} 18,${to}`, colour) + side;
  });
  return [
    ...layers,
    polygon('18,47 40,38 80,43 60,51', colours.chocolate),
    specks(colours.crema, '36,45 44,43 52,46 60,44 66,45.5 47,47.5 57,48 31,46.6', 1.1),
    place(oval([0, 0, 5, 2.6], colours.leaf), { x: 56, y: 40, turn: -24 }),
    place(oval([0, 0, 4.4, 2.2], lighter(colours.deepLeaf, 0.1)), { x: 63, y: 39.5, turn: 24 }),
  ].join('');
}
