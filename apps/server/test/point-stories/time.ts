import { expect } from 'vitest';
import { expirePoints } from '#server/points/expiry/expire-points.ts';
import type { Shop } from '../open-shop.ts';
import type { PointAct } from './point-act.ts';

const second = 1_000;
const day = 86_400 * second;

/** Lets a second pass for every act, so that later acts have later times. */
export function passTime({ clock }: Pick<Shop, 'clock'>, act: PointAct) {
  clock.now = new Date(clock.now.getTime() + (act.kind === 'wait' ? act.days * day : second));
}

/** Books what has expired; nothing may fail. */
export async function expireNow({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const failed: unknown[] = [];
  const log = { error: (about: unknown) => void failed.push(about) };
  await expirePoints({ db, clock: () => clock.now, log })();
  expect(failed).toEqual([]);
}
