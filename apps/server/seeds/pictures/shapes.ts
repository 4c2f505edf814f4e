import { createHash } from 'node:crypto';

/** A piece of SVG text in the 96 × 96 box that every menu picture is drawn in. */
export type Svg = string;

type Paint = string | { fill: string; opacity: number };

/** `[cx, cy, rx, ry]`; a circle where `ry` is left out. */
export function oval([cx, cy, rx, ry = rx]: number[], paint: Paint): Svg {
  return `<ellipse cx="${tenth(cx)}" cy="${tenth(cy)}" rx="${tenth(rx)}" ry="${tenth(ry)}"${painted(paint)}/>`;
}

/** `[x, y, width, height, radius]`. */
export function box([x, y, width, height, radius = 0]: number[], paint: Paint): Svg {
  const round = radius ? ` rx="${tenth(radius)}"` : '';
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"${round}${painted(paint)}/>`;
}

export function shape(d: string, paint: Paint): Svg {
  return `<path d="${tidy(d)}"${painted(paint)}/>`;
}

/** A line; its ends are round because the whole picture says so. */
export function line(d: string, width: number, paint: Paint): Svg {
  const { fill, opacity } = typeof paint === 'string' ? { fill: paint, opacity: 1 } : paint;
  const faint = opacity === 1 ? '' : ` opacity="${tenth(opacity)}"`;
  return `<path d="${tidy(d)}" fill="none" stroke="${fill}" stroke-width="${tenth(width)}"${faint}/>`;
}

/** `points` as SVG writes them. */
export function polygon(points: string, paint: Paint): Svg {
  return shape(`M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}Z`, paint);
}

/** Places a piece drawn around 0,0. */
export function place(content: Svg, { x, y, turn = 0, scale = 1 }: Place): Svg {
  const turned = turn ? `rotate(${tenth(turn)})` : '';
  const scaled = scale === 1 ? '' : `scale(${scale})`;
  const transform = `transform="translate(${tenth(x)} ${tenth(y)})${turned}${scaled}"`;
  const lone = /^<\w+ [^>]*\/>$/.test(content) && !content.includes('transform');
  return lone ? content.replace('/>', ` ${transform}/>`) : `<g ${transform}>${content}</g>`;
}
type Place = { x: number; y: number; turn?: number; scale?: number };

/** Places as SVG writes points, each with a turn in degrees if wanted: `x,y x,y,turn`. */
export type Places = string;

/** Repeats a piece at several places; written once and used again where that is shorter. */
export function scatter(content: Svg, places: Places): Svg {
  const spots = places.split(' ').map((place) => place.split(',').map(Number));
  const repeat = (piece: Svg) =>
    spots.map(([x = 0, y = 0, turn = 0]) => place(piece, { x, y, turn })).join('');
  if (content.length < 120) return repeat(content);

  // Named by its content: the same name means the same piece even where two pictures stand in one page.
  const id = `p${createHash('sha1').update(content).digest('hex').slice(0, 6)}`;
  return `<defs><g id="${id}">${content}</g></defs>${repeat(`<use href="#${id}"/>`)}`;
}

/** Round dots of one size: strokes without length, which cost a few bytes each. */
export function dots(places: Places, radius: number, paint: Paint): Svg {
  return line(places.replaceAll(',', ' ').replace(/(\S+ \S+) ?/g, 'M$1h0'), radius * 2, paint);
}

export function faint(fill: string, opacity: number): Paint {
  return { fill, opacity };
}

/** `share` of `to` in `from`, channel by channel. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const darker = (colour: string, share = 0.16) => mix(colour, '#2a1c14', share);
export const lighter = (colour: string, share = 0.3) => mix(colour, '#ffffff', share);

/** Numbers are written to a tenth: finer is not seen and costs bytes. */
export function tenth(value = 0): string {
  return String(Math.round(value * 10) / 10);
}

function tidy(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (number) => tenth(Number(number)));
}

function painted(paint: Paint): string {
  if (typeof paint === 'string') return ` fill="${paint}"`;
  return ` fill="${paint.fill}" opacity="${hundredth(paint.opacity)}"`;
}

function hundredth(value: number): string {
  return String(Math.round(value * 100) / 100);
}
