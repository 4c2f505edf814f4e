import {
  type PointMessageKind,
  pointMessageKinds,
  type TemplatePurpose,
  templatePurposes,
} from '@maru/contract/points/point-messages.ts';
import type { PointChannel, PointTemplate } from './point-messages.api.ts';

/** The template of each purpose is a field of its own. */
export type ChannelValues = Record<TemplatePurpose, string | null> & {
  kinds: readonly PointMessageKind[];
  /** Null: Maru's channel. */
  channelId: string | null;
};

export function channelValuesOf({ kinds, channelId, templates }: PointChannel): ChannelValues {
  return { ...templates, channelId, kinds: pointMessageKinds.filter((kind) => kinds.includes(kind)) };
}

export function channelOf({ kinds, channelId, ...templates }: ChannelValues) {
  return { kinds: [...kinds], channelId, templates };
}

/**
 * Adds or removes a kind, keeping the fixed order, so that the comparison with the saved values ignores the
 * order of presses.
 */
export function withKind(kinds: readonly PointMessageKind[], kind: PointMessageKind, isOn: boolean) {
  return pointMessageKinds.filter((one) => (one === kind ? isOn : kinds.includes(one)));
}

/** The template for the preview: the store's own, or Maru's for the purpose. */
export function templateFor(
  templates: readonly PointTemplate[],
  { purpose, values }: { purpose: TemplatePurpose; values: ChannelValues },
): PointTemplate | undefined {
  const code = values.channelId === null ? null : values[purpose];
  if (code === null)
    return templates.find((one) => one.code === `POINT_${purpose}` || one.name === `POINT_${purpose}`);
  return templates.find((one) => one.channelId === values.channelId && one.code === code);
}

/** Whether the field is a purpose, for which a template is chosen. */
export function isPurpose(field: string): field is TemplatePurpose {
  return (templatePurposes as readonly string[]).includes(field);
}
