import { cakes } from './cakes.ts';
import { plate } from './cup.ts';
import { halfStrawberry, specks } from './garnish.ts';
import { colours } from './palette.ts';
import { box, darker, faint, lighter, line, oval, place, type Svg, scatter, shape } from './shapes.ts';

const dish = plate([48, 78, 42, 9], colours.ivory);
const blueDish = plate([48, 78, 42, 9], colours.paleJjok);

export const desserts: Record<string, Svg> = {
  cheesecake: dish + cakes.cheesecake,
  tiramisu: blueDish + cakes.tiramisu,
  'ganache-cake': dish + cakes['ganache-cake'],
  'strawberry-cake': blueDish + cakes['strawberry-cake'],
  croffle: dish + croffle(),
  macaron: blueDish + macarons(),
  madeleine:
    dish +
    place(madeleine(), { x: 37, y: 56, turn: -16, scale: 1.2 }) +
    place(madeleine(), { x: 62, y: 64, turn: 20, scale: 1.2 }),
  scone: dish + scone(),
  'injeolmi-bingsu': bingsu(),
};

function croffle(): Svg {
  const body =
    'M12 64C10 52 22 44 34 42C42 38 56 38 64 43C76 46 86 54 84 64C83 71 74 74 66 73C54 77 42 77 31 73C22 75 13 71 12 64Z';
  const grid = [
    'M22 50L50 75M34 43L66 74M50 40L78 68M64 43L82 60',
    'M72 47L44 75M60 41L27 73M46 40L15 68M33 43L13 60',
  ];
  return [
    shape(body, colours.crust),
    shape(
      'M16 61C15 52 25 46 35 44.500C43 40.5 55 40.5 63 45C73 48 81 54 80 61C78 67 73 70 66 69C54 73 42 73 31 69C23 71 17 67 16 61Z',
      colours.bread,
    ),
    ...grid.map((d) => line(d, 2.2, darker(colours.crust, 0.1))),
    shape(
      'M34 46C32 42 40 38 48 38S64 42 62 48C63 56 58 50 56 57S49 52 46 56S38 51 37 54S33 50 34 46Z',
      colours.amber,
    ),
    oval([48, 34, 12.5, 11.5], colours.cream),
    shape(
      'M36 36C38 44 44 41 47 44S58 43 60.5 36C60 42 58 46 54 45.500S48 48 45 46S37 46 36 36Z',
      darker(colours.cream, 0.12),
    ),
    oval([44, 29, 3.6, 2.4], '#ffffff'),
    line('M52 24C55 20 58 19 62 18', 2, colours.coffee),
  ].join('');
}

function macarons(): Svg {
  const one = (colour: string) =>
    box([-15, 0, 30, 5, 2.4], lighter(colour, 0.6)) +
    shape('M-16 1C-16 -8 -8 -10.5 0 -10.500S16 -8 16 1Q0 3.5 -16 1Z', colour) +
    shape('M-16 4Q0 6.5 16 4C16 10.5 8 13 0 13S-16 10.5 -16 4Z', darker(colour, 0.1)) +
    line('M-15.5 1.500Q0 4 15.5 1.5', 1.6, darker(colour, 0.2)) +
    oval([-6, -6, 4, 1.7], faint('#ffffff', 0.5));
  return (
    place(one(colours.grape), { x: 31, y: 66 }) +
    place(one(colours.pink), { x: 64, y: 67 }) +
    place(one(colours.honey), { x: 48, y: 45, turn: -6 })
  );
}

function madeleine(): Svg {
  const ridges = [-10, -5, 0, 5, 10].map((x) => line(`M${x * 0.4} 12L${x} -9`, 1.8, colours.crust));
  return (
    shape('M0 16C-10 14 -17 2 -15 -6C-13 -13 -6 -14 0 -14S13 -13 15 -6C17 2 10 14 0 16Z', colours.crust) +
    shape('M0 14C-8 12 -14 2 -13 -5C-11 -11 -5 -12 0 -12S11 -11 13 -5C14 2 8 12 0 14Z', colours.honey) +
    ridges.join('') +
    shape(
      'M-13 -6C-11 -12 -5 -12.5 0 -12.500S11 -12 13 -6C9 -3 7 -7 4 -4S-1 -6 -4 -3S-10 -5 -13 -6Z',
      faint(colours.cream, 0.9),
    )
  );
}

function scone(): Svg {
  return [
    shape('M14 66C12 52 20 40 36 40S62 48 60 66C58 73 16 73 14 66Z', colours.bread),
    shape(
      'M14 66C12.5 60 13 56 15 52Q36 60 59 53Q61 59 60 66C58 73 16 73 14 66Z',
      darker(colours.bread, 0.12),
    ),
    line('M15 57Q36 64 59.5 57', 2.6, colours.toast),
    specks(colours.crust, '28,46 36,44 44,47 33,50 50,51 23,51 40,52', 1.3),
    oval([25, 46, 4, 2.6], faint('#ffffff', 0.45)),
    box([60, 60, 23, 19, 5], faint(colours.glass, 0.95)),
    box([62, 64, 19, 13, 4], colours.berry),
    oval([71.5, 64, 9.5, 2.6], lighter(colours.berry, 0.25)),
    box([59, 55, 25, 7, 2.6], colours.gam),
    line('M63 57.500H80', 1.3, lighter(colours.gam, 0.4)),
    place(halfStrawberry(), { x: 48, y: 76, turn: 64, scale: 0.8 }),
  ].join('');
}

function bingsu(): Svg {
  const rice = box([-5, -4, 10, 8, 2.4], colours.toast) + box([-5, 0.5, 10, 3.5, 1.8], colours.bread);
  return [
    shape('M17 50C18 36 28 22 48 16C68 22 78 36 79 50Z', '#fdfaf4'),
    shape('M48 16C68 22 78 36 79 50H60C64 40 58 26 48 16Z', faint(colours.paleJjok, 0.3)),
    shape(
      'M30 30C34 23 40 19 48 16C57 19 63 23 67 31C62 34 60 29 56 34S49 31 45 35S38 29 30 30Z',
      colours.bread,
    ),
    specks(colours.crust, '40,27 47,23 53,27 58,30 46,31', 1.1),
    scatter(rice, '31,42,-14 43,45,8 66,43,12'),
    scatter(oval([0, 0, 3.8, 2.8], darker(colours.deepBerry, 0.45)), '53,44,20 57,40 58,46,-20 51,39,10'),
    shape('M12 50H84C83 66 72 80 60 82H36C24 80 13 66 12 50Z', colours.jjok),
    shape('M66 50H84C83 66 72 80 60 82H50C60 76 66 64 66 50Z', faint('#10233f', 0.22)),
    line('M22 60Q48 68 74 60', 2, faint('#ffffff', 0.55)),
    oval([48, 50, 36, 2.6], lighter(colours.jjok, 0.3)),
  ].join('');
}
