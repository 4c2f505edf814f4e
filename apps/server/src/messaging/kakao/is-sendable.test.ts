import { expect, test } from 'vitest';
import { isSendable } from './is-sendable.ts';

const channels = ['ACTIVE', 'BLOCKED', 'DELETED'] as const;
const templates = ['READY', 'ACTIVE', 'STOPPED'] as const;
const inspections = ['REGISTERED', 'REQUESTED', 'INSPECTING', 'APPROVED', 'REJECTED'] as const;

const all = channels.flatMap((channelStatus) =>
  templates.flatMap((status) =>
    inspections.map((inspectionStatus) => ({ channelStatus, status, inspectionStatus })),
  ),
);

test('exactly one combination of channel and template states can be sent', () => {
  expect(all).toHaveLength(45);
  expect(all.filter(isSendable)).toEqual([
    { channelStatus: 'ACTIVE', status: 'ACTIVE', inspectionStatus: 'APPROVED' },
  ]);
});
