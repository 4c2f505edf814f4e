import { expect, test } from 'vitest';
import { readChannelStatus, readInspectionStatus, readTemplateStatus } from './dealer-words.ts';

test.each([
  ['ACTIVE', 'ACTIVE'],
  ['BLOCKED', 'BLOCKED'],
  ['PENDING_DELETE', 'DELETED'],
  ['DELETED', 'DELETED'],
  ['DELETING_PERMANETLY', 'DELETED'],
  ['PERMANENTLY_DELETED', 'DELETED'],
])('a channel that is %s there is %s here', (word, value) => {
  expect(readChannelStatus(word)).toEqual({ value, unknown: [] });
});

test.each([
  ['ACTIVE', 'ACTIVE'],
  ['READY', 'READY'],
  ['STOP', 'STOPPED'],
])('a template that is %s there is %s here', (word, value) => {
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
])('an inspection that is %s there is %s here', (word, value) => {
  expect(readInspectionStatus(word)).toEqual({ value, unknown: [] });
});

test('a word that nobody knows, or none, is nothing that could be sent, and is named', () => {
  expect(readChannelStatus('SLEEPING')).toEqual({ value: 'BLOCKED', unknown: ['channelStatus SLEEPING'] });
  expect(readTemplateStatus('constructor')).toMatchObject({ value: 'STOPPED' });
  expect(readInspectionStatus(undefined)).toEqual({
    value: 'REGISTERED',
    unknown: ['inspectionStatus missing'],
  });
});
