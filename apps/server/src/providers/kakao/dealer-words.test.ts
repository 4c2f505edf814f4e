import { expect, test } from 'vitest';
import { readChannelStatus, readInspectionStatus, readTemplateStatus } from './dealer-words.ts';

test.each([
  ['ACTIVE', 'ACTIVE'],
  ['BLOCKED', 'BLOCKED'],
  ['PENDING_DELETE', 'DELETED'],
  ['DELETED', 'DELETED'],
  ['DELETING_PERMANETLY', 'DELETED'],
  ['PERMANENTLY_DELETED', 'DELETED'],
])('the channel status %s is read as %s', (word, value) => {
  expect(readChannelStatus(word)).toEqual({ value, unknown: [] });
});

test.each([
  ['ACTIVE', 'ACTIVE'],
  ['READY', 'READY'],
  ['STOP', 'STOPPED'],
])('the template status %s is read as %s', (word, value) => {
  expect(readTemplateStatus(word)).toEqual({ value, unknown: [] });
});

test.each([
  ['COMPLETE', 'APPROVED'],
  ['APPROVED', 'APPROVED'],
  ['APR', 'APPROVED'],
  ['INSPECT', 'INSPECTING'],
  ['INSPECTING', 'INSPECTING'],
  ['REQ', 'REQUESTED'],
  ['PENDING', 'REQUESTED'],
  ['REG', 'REGISTERED'],
  ['REGISTER', 'REGISTERED'],
  ['REJECT', 'REJECTED'],
  ['REJ', 'REJECTED'],
  ['rejected', 'REJECTED'],
])('the inspection status %s is read as %s', (word, value) => {
  expect(readInspectionStatus(word)).toEqual({ value, unknown: [] });
});

test('an unknown or missing value counts as not sendable and is reported', () => {
  expect(readChannelStatus('SLEEPING')).toEqual({ value: 'BLOCKED', unknown: ['channelStatus SLEEPING'] });
  expect(readTemplateStatus('constructor')).toMatchObject({ value: 'STOPPED' });
  expect(readInspectionStatus(undefined)).toEqual({
    value: 'REGISTERED',
    unknown: ['inspectionStatus missing'],
  });
});
