import { expect, test } from 'vitest';
import { accents, neutrals, type Pair } from './colors.ts';

const schemes = ['light', 'dark'] as const;
const grounds = { paper: neutrals.paper, surface: neutrals.surface, soft: neutrals.soft };

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Pair, other: Pair, scheme: 'light' | 'dark') {
  const [low = 0, high = 0] = [luminance(one[scheme]), luminance(other[scheme])].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

type Case = [name: string, foreground: Pair, ground: Pair];

const textPairs: Case[] = [
  ...Object.entries(grounds).flatMap(([ground, value]): Case[] => [
    [`ink on ${ground}`, neutrals.ink, value],
    [`muted on ${ground}`, neutrals.muted, value],
  ]),
  ...Object.entries(accents).flatMap(([name, accent]): Case[] => [
    [`${name} on paper`, accent.strong, neutrals.paper],
    [`${name} on surface`, accent.strong, neutrals.surface],
    [`text on filled ${name}`, accent.on, accent.strong],
    [`text on hovered ${name}`, accent.on, accent.hover],
    [`deep ${name} on its pale ground`, accent.deep, accent.pale],
    [`deep ${name} on its hovered pale ground`, accent.deep, accent.paleHover],
    [`ink on pale ${name}`, neutrals.ink, accent.pale],
    [`muted on pale ${name}`, neutrals.muted, accent.pale],
  ]),
  ['the chosen chip: paper on ink', neutrals.surface, neutrals.ink],
  ['a danger word on the soft ground', accents.danger.strong, neutrals.soft],
];

for (const scheme of schemes) {
  test.each(textPairs)(`in ${scheme}, %s has a contrast of 4.5 or more`, (_name, foreground, ground) => {
    expect(contrast(foreground, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(grounds))(
    `in ${scheme}, the border of a field stands out from %s by 3 or more`,
    (_name, ground) => {
      expect(contrast(neutrals.field, ground, scheme)).toBeGreaterThanOrEqual(3);
    },
  );
}
