import { colours } from './palette.ts';
import { darker, faint, lighter, line, oval, type Svg, shape, tenth } from './shapes.ts';

type CupForm = { x: number; rim: number; base: number; top: number; bottom: number; bulge: number };

export const coffeeCup: CupForm = { x: 45, rim: 25, base: 13, top: 40, bottom: 74, bulge: 0.62 };
export const wideCup: CupForm = { x: 45, rim: 28, base: 14, top: 42, bottom: 72, bulge: 0.72 };
export const smallCup: CupForm = { x: 45, rim: 18, base: 11, top: 46, bottom: 73, bulge: 0.5 };
export const mugForm: CupForm = { x: 44, rim: 23, base: 19, top: 30, bottom: 80, bulge: 0.9 };
export const bowlCup: CupForm = { x: 48, rim: 28, base: 13, top: 42, bottom: 76, bulge: 0.8 };

type CupDrink = {
  form?: CupForm;
  cup: string;
  drink: string;
  /** Drawn on the drink, whose surface is the box −22…22 × −6…6 around 0,0 for the coffee cup. */
  onTop?: Svg;
  handle?: boolean;
  saucer?: string;
  steam?: boolean;
  onCup?: Svg;
  front?: Svg;
};

/** A ceramic cup seen from slightly above, with the drink's surface in view. */
export function cupDrink(options: CupDrink): Svg {
  const { form = coffeeCup, cup, drink, onTop = '', saucer, onCup = '', front = '' } = options;
  const { x, rim, top } = form;
  const tilt = rim * 0.3;
  return [
    options.steam ? steam(form) : '',
    saucer ? plate([x, form.bottom + 2, rim + 11, 8], saucer) : '',
    options.handle === false ? '' : handle(form, cup),
    shape(bodyOf(form), cup),
    shape(shadeOf(form), faint(darker(cup, 0.6), 0.16)),
    onCup,
    oval([x, top, rim, tilt], lighter(cup, 0.45)),
    oval([x, top + 0.8, rim - 2.4, tilt - 1.6], darker(drink, 0.2)),
    oval([x, top + 1.6, rim - 3, tilt - 2.3], drink),
    onTop,
    front,
  ].join('');
}

export function plate([cx = 0, cy = 0, rx = 0, ry = 0]: number[], colour: string): Svg {
  return (
    oval([cx, cy + 2.4, rx, ry], darker(colour, 0.22)) +
    oval([cx, cy, rx, ry], colour) +
    oval([cx, cy - 0.4, rx * 0.72, ry * 0.66], darker(colour, 0.08))
  );
}

function bodyOf({ x, rim, base, top, bottom, bulge }: CupForm): string {
  const y = tenth(top + (bottom - top) * bulge);
  const foot = Math.min(base + 3, rim);
  return `M${tenth(x - rim)} ${top}C${tenth(x - rim)} ${y} ${tenth(x - foot)} ${bottom} ${tenth(x - base)} ${bottom}Q${tenth(x)} ${bottom + 5} ${tenth(x + base)} ${bottom}C${tenth(x + foot)} ${bottom} ${tenth(x + rim)} ${y} ${tenth(x + rim)} ${top}Z`;
}

/** The right third lies in shade. */
function shadeOf({ x, rim, base, top, bottom, bulge }: CupForm): string {
  const y = tenth(top + (bottom - top) * bulge);
  const foot = Math.min(base + 3, rim);
  return `M${tenth(x + rim)} ${top}C${tenth(x + rim)} ${y} ${tenth(x + foot)} ${bottom} ${tenth(x + base)} ${bottom}Q${tenth(x + base * 0.6)} ${tenth(bottom + 2)} ${tenth(x + base * 0.2)} ${tenth(bottom + 2.3)}C${tenth(x + base + 2)} ${tenth(bottom - 4)} ${tenth(x + rim * 0.56)} ${y} ${tenth(x + rim * 0.56)} ${top}Z`;
}

function handle({ x, rim, top, bottom }: CupForm, colour: string): Svg {
  const from = top + (bottom - top) * 0.16;
  const to = top + (bottom - top) * 0.66;
  const right = x + rim;
  const d = `M${tenth(right - 3)} ${tenth(from)}C${tenth(right + 15)} ${tenth(from - 3)} ${tenth(right + 14)} ${tenth(to + 3)} ${tenth(right - 6)} ${tenth(to)}`;
  return line(d, 5, darker(colour, 0.14));
}

function steam({ x, top }: CupForm): Svg {
  const wisp = (dx: number, dy: number) =>
    `M${tenth(x + dx)} ${tenth(top - 10 + dy)}c-3.5 -3 3.5 -6 0 -9s3 -5 1 -7.5`;
  return (
    line(wisp(-7, 2), 2.6, faint(colours.sesame, 0.38)) + line(wisp(7, 0), 2.6, faint(colours.sesame, 0.38))
  );
}
