import type { PlannedItem } from '../plan-menu.ts';
import { warmthOf } from './calendar.ts';
import type { Random } from './random.ts';

/** Relative demand per category at an hour. */
type Occasion = Record<string, number>;

const morning: Occasion = {
  coffee: 70,
  'non-coffee': 8,
  ade: 2,
  tea: 6,
  dessert: 8,
  brunch: 15,
  fruit: 2,
  goods: 2,
};
const lunch: Occasion = {
  coffee: 48,
  'non-coffee': 9,
  ade: 9,
  tea: 5,
  dessert: 9,
  brunch: 40,
  fruit: 4,
  goods: 2,
};
const afternoon: Occasion = {
  coffee: 44,
  'non-coffee': 14,
  ade: 14,
  tea: 8,
  dessert: 32,
  brunch: 8,
  fruit: 7,
  goods: 5,
};
const evening: Occasion = {
  coffee: 24,
  'non-coffee': 9,
  ade: 9,
  tea: 10,
  dessert: 16,
  brunch: 46,
  fruit: 9,
  goods: 4,
};
const night: Occasion = {
  coffee: 22,
  'non-coffee': 12,
  ade: 8,
  tea: 18,
  dessert: 20,
  brunch: 10,
  fruit: 6,
  goods: 3,
};

/** Relative demand of an item within its category; 4 by default. */
const popularity: Record<string, number> = {
  americano: 26,
  'cafe-latte': 13,
  'vanilla-latte': 9,
  'cold-brew': 7,
  espresso: 2,
  'flat-white': 3,
  einspanner: 6,
  'matcha-latte': 7,
  'strawberry-latte': 8,
  'milk-tea': 6,
  'grapefruit-ade': 7,
  'lemon-ade': 6,
  'yuja-tea': 6,
  'jujube-tea': 3,
  cheesecake: 7,
  croffle: 9,
  scone: 6,
  macaron: 6,
  'injeolmi-bingsu': 5,
  'ham-cheese-sandwich': 7,
  bagel: 6,
  'tomato-pasta': 6,
  'bulgogi-bowl': 7,
  bibimbap: 6,
  'strawberry-pack': 3,
  tumbler: 2,
  mug: 2,
};

/** How often a choice is taken if its collection is asked about; otherwise the default or none is taken. */
export const liking: Record<string, number> = {
  large: 0.24,
  'low-fat': 0.05,
  oat: 0.11,
  soy: 0.04,
  'extra-shot': 0.16,
  decaf: 0.05,
  weak: 0.06,
  vanilla: 0.04,
  hazelnut: 0.03,
  caramel: 0.02,
  'less-ice': 0.07,
  'more-ice': 0.03,
  'no-ice': 0.01,
  'sweet-70': 0.24,
  'sweet-30': 0.09,
  'whipped-cream': 0.14,
  tapioca: 0.1,
  'ice-cream': 0.03,
  'croffle-ice-cream': 0.36,
  maple: 0.14,
  'croffle-berries': 0.1,
  'extra-injeolmi': 0.2,
  'red-bean': 0.18,
  'condensed-milk': 0.15,
  warmed: 0.55,
  'whole-wheat': 0.26,
  'gluten-free': 0.04,
  fries: 0.28,
  'side-salad': 0.12,
  soup: 0.1,
  'rice-large': 0.12,
  'rice-small': 0.06,
  mild: 0.3,
  medium: 0.48,
  'hot-spicy': 0.23,
  'fried-egg': 0.12,
  cheese: 0.08,
  shrimp: 0.05,
  'espresso-grind': 0.1,
  'drip-grind': 0.34,
  'press-grind': 0.06,
  'gift-box': 0.14,
  'gift-bag': 0.1,
};

/** Cold drinks sell all year in Korea, only less in winter. */
export function icedShare(date: string): number {
  return 0.3 + 0.6 * warmthOf(date);
}

/** Picks an item for a guest at that hour. */
export type Taste = (hour: number, random: Random) => PlannedItem;

export function tasteOn(date: string, menu: readonly PlannedItem[]): Taste {
  const warmth = warmthOf(date);
  const demandAt = (hour: number) => {
    const occasion = occasionAt(hour);
    return menu.map(({ slug, category }) => {
      const usual = (occasion[category.slug] ?? 0) * (popularity[slug] ?? 4);
      return usual * seasonOf(slug, category.slug, warmth);
    });
  };
  // Computed once for all guests of an hour.
  const demands = Array.from({ length: 24 }, (_, hour) => demandAt(hour));
  const places = [...menu.keys()];
  return (hour, random) => menu[random.weighted(places, (i) => demands[hour]?.[i] ?? 0)] as PlannedItem;
}

function occasionAt(hour: number): Occasion {
  if (hour < 11) return morning;
  if (hour < 14) return lunch;
  if (hour < 17) return afternoon;
  return hour < 20 ? evening : night;
}

function seasonOf(slug: string, categorySlug: string, warmth: number): number {
  if (slug === 'injeolmi-bingsu') return 0.1 + 1.7 * warmth;
  if (slug === 'tangerine-bag' || slug === 'sweet-potato-latte') return 1.6 - 1.3 * warmth;
  if (slug === 'watermelon-pack') return 0.2 + 1.6 * warmth;
  if (categorySlug === 'ade' || slug.startsWith('cold-brew')) return 0.5 + warmth;
  return categorySlug === 'tea' ? 1.6 - 1.1 * warmth : 1;
}
