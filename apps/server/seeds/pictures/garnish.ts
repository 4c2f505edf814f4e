import { colours } from './palette.ts';
import {
  box,
  darker,
  dots,
  faint,
  lighter,
  line,
  oval,
  type Places,
  place,
  polygon,
  type Svg,
  scatter,
  shape,
} from './shapes.ts';

/** A round slice of citrus of radius 10 around 0,0. */
export function citrus(flesh: string, rind = darker(flesh, 0.1)): Svg {
  const spokes = 'M-7 0H7M-3.5 -6L3.5 6M-3.5 6L3.5 -6';
  return (
    oval([0, 0, 10], rind) +
    oval([0, 0, 8.6], lighter(flesh, 0.8)) +
    oval([0, 0, 7.4], flesh) +
    line(spokes, 1.1, lighter(flesh, 0.75))
  );
}

export function leaf(colour: string = colours.leaf, length = 12): Svg {
  const half = length / 2;
  return (
    shape(`M${-half} 0Q0 ${-length * 0.42} ${half} 0Q0 ${length * 0.42} ${-half} 0Z`, colour) +
    line(`M${-half + 1} 0H${half - 2.5}`, 0.9, darker(colour, 0.3))
  );
}

export function mint(): Svg {
  return (
    place(leaf(colours.leaf, 12), { x: -5, y: 0, turn: 28 }) +
    place(leaf(colours.leaf, 12), { x: 5, y: -1, turn: -28 }) +
    place(leaf(lighter(colours.leaf, 0.18), 11), { x: 0, y: -5, turn: -90 })
  );
}

/** Whole strawberry, tip down, about 14 wide. */
export function strawberry(): Svg {
  return (
    shape('M0 9C-5 7 -8 1 -7 -3C-6 -6 -2 -6 0 -5C2 -6 6 -6 7 -3C8 1 5 7 0 9Z', colours.berry) +
    scatter(oval([0, 0, 0.7, 0.9], colours.egg), '-3,0 1,-1 4,0 -1,4 2,3.6') +
    shape('M-5 -5Q-2 -8 0 -5.500Q2 -8 5 -5Q2 -2.5 0 -4Q-2 -2.5 -5 -5Z', colours.deepLeaf)
  );
}

/** Cut strawberry showing its heart. */
export function halfStrawberry(): Svg {
  return (
    shape('M0 9C-5 7 -8 1 -7 -3C-6 -6 -2 -6 0 -5C2 -6 6 -6 7 -3C8 1 5 7 0 9Z', colours.berry) +
    shape(
      'M0 6C-3 4 -4.5 0 -4 -2.500C-3 -4 -1 -3.5 0 -3C1 -3.5 3 -4 4 -2.500C4.5 0 3 4 0 6Z',
      lighter(colours.berry, 0.55),
    )
  );
}

export function round(colour: string, radius: number): Svg {
  return (
    oval([0, 0, radius], colour) + oval([-radius * 0.3, -radius * 0.35, radius * 0.32], faint('#ffffff', 0.5))
  );
}

/** A swirl of whipped cream 30 wide, standing on 0,0. */
export function whip(colour: string = colours.cream): Svg {
  const shadow = darker(colour, 0.13);
  return (
    shape(
      'M-15 1C-17 -6 -11 -9 -9 -9C-9 -14 -4 -16 -2 -16C-3 -20 1 -22 3 -23C3 -20 5 -19 5 -16C8 -15 10 -12 9 -9C12 -8 16 -5 15 1Q0 7 -15 1Z',
      colour,
    ) +
    line('M-9 -8C-3 -4 5 -5 9 -9', 1.7, shadow) +
    line('M-2 -15C0 -13 3 -13 5 -15.5', 1.5, shadow)
  );
}

/** Crumbs, sesame or cocoa around 0,0. */
export function specks(colour: string, places: Places, radius = 0.9): Svg {
  return dots(places, radius, colour);
}

export function bubbles(places: Places): Svg {
  return dots(places, 1.3, faint('#ffffff', 0.65));
}

/** Latte art, drawn flat on a surface about 36 × 9 around 0,0. */
export function heartArt(): Svg {
  return shape(
    'M0 4.500C-6 2.5 -13 0 -11 -2.600C-9 -4.6 -2 -3.6 0 -1.800C2 -3.6 9 -4.6 11 -2.600C13 0 6 2.5 0 4.500Z',
    colours.cream,
  );
}

export function rosettaArt(): Svg {
  const feather = (y: number, half: number) =>
    line(`M${-half} ${y - 0.7}Q0 ${y + 2.2} ${half} ${y - 0.7}`, 1.5, colours.cream);
  return feather(-3, 5) + feather(-0.6, 8.5) + feather(1.8, 7) + line('M0 -4V4', 1.1, colours.cream);
}

export function flower(petal: string, heart: string): Svg {
  const petals = [0, 60, 120].map((turn) => place(oval([0, 0, 5.4, 1.7], petal), { x: 0, y: 0, turn }));
  return petals.join('') + oval([0, 0, 2.1], heart);
}

export function tag(colour: string): Svg {
  return polygon('-4.5,-5 4.5,-5 4.5,5 -4.5,5', colours.cream) + box([-4.5, -5, 9, 3.4], colour);
}
