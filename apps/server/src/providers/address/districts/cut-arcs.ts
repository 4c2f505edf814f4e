export type Point = readonly [x: number, y: number];
/** Arcs that rings consist of, each shared arc once. A ring lists its arcs; `~i` is arc i reversed. */
export type Topology = { arcs: Point[][]; rings: number[][] };

/**
 * Cuts rings where three lines meet, so that a border of two districts is one arc and is simplified once. Rings have no
 * closing point.
 */
export function cutArcs(rings: readonly (readonly Point[])[]): Topology {
  const isNode = nodesOf(rings);
  const arcs: Point[][] = [];
  const known = new Map<string, number>();

  const named = (line: readonly Point[]): number => {
    const [there, back] = [line.join(' '), line.toReversed().join(' ')];
    const id = known.get(there);
    if (id !== undefined) return id;
    const backId = known.get(back);
    if (backId !== undefined) return ~backId;
    known.set(there, arcs.push([...line]) - 1);
    return arcs.length - 1;
  };
  return { rings: rings.map((ring) => linesOf(ring, isNode).map(named)), arcs };
}

/** A point is a node unless it has exactly two neighbours over all rings. */
function nodesOf(rings: readonly (readonly Point[])[]): (point: Point) => boolean {
  const neighbours = new Map<string, Set<string>>();
  for (const ring of rings) {
    for (const [i, point] of ring.entries()) {
      const next = String(ring[(i + 1) % ring.length]);
      const own = String(point);
      neighbours.set(own, (neighbours.get(own) ?? new Set()).add(next));
      neighbours.set(next, (neighbours.get(next) ?? new Set()).add(own));
    }
  }
  return (point) => neighbours.get(String(point))?.size !== 2;
}

function linesOf(ring: readonly Point[], isNode: (point: Point) => boolean): Point[][] {
  const first = ring.findIndex(isNode);
  // A ring without nodes, such as an island, starts at a point that does not depend on its orientation.
  const start = first === -1 ? westernmost(ring) : first;
  const turned = [...ring.slice(start), ...ring.slice(0, start + 1)];
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const [i, point] of turned.entries()) {
    line.push(point);
    if (i > 0 && (i === turned.length - 1 || isNode(point))) {
      lines.push(line);
      line = [point];
    }
  }
  return lines;
}

function westernmost(ring: readonly Point[]): number {
  let found = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [bestX, bestY] = ring[found] ?? [x, y];
    if (x < bestX || (x === bestX && y < bestY)) found = i;
  }
  return found;
}
