import type { ChannelStatus, InspectionStatus, TemplateStatus } from './kakao-provider.ts';

/** Source: every value that SENS documents for a channel (api.ncloud-docs.com, sens-alimtalk-kakao-channel-get). */
const channelWords: Readonly<Record<string, ChannelStatus>> = {
  ACTIVE: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  PENDING_DELETE: 'DELETED',
  DELETED: 'DELETED',
  DELETING_PERMANETLY: 'DELETED',
  PERMANENTLY_DELETED: 'DELETED',
};

/** Only ACTIVE is documented by SENS; the others are common among dealers. */
const templateWords: Readonly<Record<string, TemplateStatus>> = {
  ACTIVE: 'ACTIVE',
  ACT: 'ACTIVE',
  READY: 'READY',
  RDY: 'READY',
  STOP: 'STOPPED',
  STP: 'STOPPED',
  STOPPED: 'STOPPED',
};

/**
 * Documented: COMPLETE by SENS; PENDING, INSPECTING, APPROVED and REJECTED by Solapi; REG, REQ, APR and REJ by Kakao's
 * own dealers. ACCEPT, REGISTER, REQUEST, INSPECT and REJECT are commonly seen from SENS.
 */
const inspectionWords: Readonly<Record<string, InspectionStatus>> = {
  REG: 'REGISTERED',
  REGISTER: 'REGISTERED',
  REQ: 'REQUESTED',
  REQUEST: 'REQUESTED',
  PENDING: 'REQUESTED',
  ACCEPT: 'REQUESTED',
  INSPECT: 'INSPECTING',
  INSPECTING: 'INSPECTING',
  COMPLETE: 'APPROVED',
  APPROVED: 'APPROVED',
  APR: 'APPROVED',
  REJECT: 'REJECTED',
  REJECTED: 'REJECTED',
  REJ: 'REJECTED',
};

/** A dealer's value in our model. An unknown value is read as not sendable and listed for the log. */
export type Read<T> = { value: T; unknown: readonly string[] };

export function readChannelStatus(word: string | undefined): Read<ChannelStatus> {
  return read(channelWords, word, { what: 'channelStatus', fallback: 'BLOCKED' });
}

export function readTemplateStatus(word: string | undefined): Read<TemplateStatus> {
  return read(templateWords, word, { what: 'templateStatus', fallback: 'STOPPED' });
}

export function readInspectionStatus(word: string | undefined): Read<InspectionStatus> {
  return read(inspectionWords, word, { what: 'inspectionStatus', fallback: 'REGISTERED' });
}

function read<T>(
  words: Readonly<Record<string, T>>,
  word: string | undefined,
  { what, fallback }: { what: string; fallback: T },
): Read<T> {
  const value = word === undefined ? undefined : words[word.toUpperCase()];
  return value === undefined
    ? { value: fallback, unknown: [`${what} ${word ?? 'missing'}`] }
    : { value, unknown: [] };
}
