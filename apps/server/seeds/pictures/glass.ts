import { colours } from './palette.ts';
import { box, darker, faint, lighter, line, mix, oval, type Svg, scatter, shape, tenth } from './shapes.ts';

/** Half widths at rim and base; `fill` is where the drink's surface stands. */
export type GlassForm = { rim: number; base: number; top: number; bottom: number; fill: number };

export const tall: GlassForm = { rim: 19.5, base: 14.5, top: 22, bottom: 84, fill: 34 };
export const low: GlassForm = { rim: 25, base: 19, top: 30, bottom: 82, fill: 41 };
export const wide: GlassForm = { rim: 23, base: 14, top: 25, bottom: 82, fill: 36 };

/** Colours from the surface down; `to` is the share of the drink's height where a layer ends. */
type Layer = { colour: string; to: number };
type GlassDrink = {
  form?: GlassForm;
  layers: readonly Layer[];
  /** How far neighbouring layers run into each other, in units of the box. */
  blend?: number;
  ice?: boolean;
  straw?: string;
  /** Behind the glass, in the drink, on its surface, and in front of the rim. */
  behind?: Svg;
  inside?: Svg;
  onTop?: Svg;
  front?: Svg;
};

const centre = 48;

/** A drink in a glass seen from slightly above. */
export function glassDrink(drink: GlassDrink): Svg {
  const { form = tall, layers, blend = 7, behind = '', inside = '', onTop = '', front = '' } = drink;
  const first = layers[0]?.colour ?? colours.milk;
  const surface = [centre, form.fill, halfAt(form, form.fill) - 1.6, 4];
  return [
    behind,
    drink.straw ? straw(form, drink.straw) : '',
    shape(section(form, { from: form.top, to: form.bottom }), faint(colours.glass, 0.55)),
    oval([centre, form.top, form.rim, 4.6], faint(colours.glass, 0.5)),
    liquid(form, layers, blend),
    inside,
    oval(surface, lighter(first, 0.22)),
    drink.ice ? ice(form) : '',
    onTop,
    shine(form),
    front,
  ].join('');
}

/** Layers are painted from the deepest up, each down to its own curved edge, with steps between as a soft border. */
function liquid(form: GlassForm, layers: readonly Layer[], blend: number): Svg {
  const inner = { ...form, rim: form.rim - 1.6, base: form.base - 1.6 };
  const bottom = form.bottom - 3;
  const depth = (share: number) => form.fill + (bottom - form.fill) * share;
  const bands = layers.flatMap(({ colour, to }, i) => {
    const next = layers[i + 1]?.colour;
    if (!next) return [{ colour, to: bottom }];
    const edge = depth(to);
    const steps = blend === 0 ? [] : [0.25, 0.5, 0.75];
    return [
      { colour, to: edge - blend / 2 },
      ...steps.map((share) => ({
        colour: mix(colour, next, share),
        to: edge - blend / 2 + blend * (share + 0.08),
      })),
    ];
  });
  return bands
    .reverse()
    .map(({ colour, to }) => shape(section(inner, { from: form.fill, to }), colour))
    .join('');
}

/** The body between two heights with the lower edge curved as the glass is. */
function section(form: GlassForm, { from, to }: { from: number; to: number }): string {
  const a = halfAt(form, from);
  const b = halfAt(form, to);
  const soft = to > form.bottom - 4 ? 3.4 : 4;
  return `M${tenth(centre - a)} ${tenth(from)}L${tenth(centre - b)} ${tenth(to)}A${tenth(b)} ${soft} 0 0 0 ${tenth(centre + b)} ${tenth(to)}L${tenth(centre + a)} ${tenth(from)}Z`;
}

function halfAt({ rim, base, top, bottom }: GlassForm, y: number): number {
  return rim + ((base - rim) * (y - top)) / (bottom - top);
}

function ice({ fill }: GlassForm): Svg {
  const cube =
    box([-6, -6, 12, 12, 3], faint('#ffffff', 0.42)) + box([-6, -6, 12, 5, 2.5], faint('#ffffff', 0.4));
  return scatter(
    cube,
    `${centre - 8},${fill - 1},-16 ${centre + 7},${fill},20 ${centre + 1},${fill + 16},12`,
  );
}

function straw({ top, bottom }: GlassForm, colour: string): Svg {
  const d = `M${centre + 14} ${top - 15}L${centre + 1} ${bottom - 12}`;
  return (
    line(d, 4, darker(colour, 0.08)) +
    line(`M${centre + 13.4} ${top - 15}L${centre + 9} ${top + 6}`, 1.4, lighter(colour, 0.4))
  );
}

/** The light that makes it glass: rim, and a streak down the left. */
function shine(form: GlassForm): Svg {
  const x = (y: number) => tenth(centre - halfAt(form, y) + 4.6);
  const rim = `M${tenth(centre - form.rim)} ${form.top}A${form.rim} 4.6 0 0 0 ${tenth(centre + form.rim)} ${form.top}`;
  return (
    line(rim, 1.4, faint('#ffffff', 0.75)) +
    line(
      `M${x(form.fill + 8)} ${form.fill + 8}L${x(form.bottom - 14)} ${form.bottom - 14}`,
      2.6,
      faint('#ffffff', 0.45),
    )
  );
}
