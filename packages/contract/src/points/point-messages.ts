/** The kinds of messages to customers about their points. The store switches each kind on or off. */
export const pointMessageKinds = ['EARN', 'USE', 'CANCEL', 'TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS'] as const;
export type PointMessageKind = (typeof pointMessageKinds)[number];

/** Notices before points expire, in the order in which they are sent. */
export const expiryNoticeKinds = ['TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS'] as const;
export type ExpiryNoticeKind = (typeof expiryNoticeKinds)[number];

export function isExpiryNotice(kind: PointMessageKind): kind is ExpiryNoticeKind {
  return (expiryNoticeKinds as readonly string[]).includes(kind);
}

/** What a template is for. All notices before expiry use one. */
export const templatePurposes = ['EARNED', 'USED', 'CANCELLED', 'EXPIRING'] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];

export const purposeOfKind: Readonly<Record<PointMessageKind, TemplatePurpose>> = {
  EARN: 'EARNED',
  USE: 'USED',
  CANCEL: 'CANCELLED',
  TWO_MONTHS: 'EXPIRING',
  ONE_MONTH: 'EXPIRING',
  THREE_DAYS: 'EXPIRING',
};

/** The variables that a message fills in, `#{store}` for instance. */
export const purposeVariables = {
  EARNED: ['store', 'earned', 'left'],
  USED: ['store', 'used', 'earned', 'left'],
  CANCELLED: ['store', 'returned', 'revoked', 'left'],
  EXPIRING: ['store', 'expiring', 'when'],
} as const satisfies Record<TemplatePurpose, readonly string[]>;

/** Notices are sent from 10:00 to 20:00 in Seoul. */
export const noticeHours = { first: 10, end: 20 };

export const channelStatuses = ['ACTIVE', 'BLOCKED', 'DELETED'] as const;
export const templateStatuses = ['READY', 'ACTIVE', 'STOPPED'] as const;
export const inspectionStatuses = ['REGISTERED', 'REQUESTED', 'INSPECTING', 'APPROVED', 'REJECTED'] as const;

export const templateProblems = [
  'CHANNEL_NOT_ACTIVE',
  'NOT_APPROVED',
  'NOT_ACTIVE',
  /** The template has variables that this message does not fill in. */
  'VARIABLES',
  'ADVERTISING',
  /** No line states on what ground the message is sent. */
  'NO_GROUND',
] as const;
export type TemplateProblem = (typeof templateProblems)[number];

export type OfferedTemplate = {
  content: string;
  /** The addresses that the template's buttons open. */
  links: readonly string[];
  status: (typeof templateStatuses)[number];
  inspectionStatus: (typeof inspectionStatuses)[number];
  channelStatus: (typeof channelStatuses)[number];
};

const variable = /#\{([^}]+)\}/g;
/** The line that states the ground, `※ 유료 구매로 지급된 …`: a line of its own, marked as a note. */
const groundLine = /^\s*[※*].*(구매|purchase)/im;
const advertising = /\(\s*(광고|ad)\s*\)/i;

/** Why a template cannot be chosen for a purpose; undefined if it can. */
export function templateProblem(
  purpose: TemplatePurpose,
  template: OfferedTemplate,
): TemplateProblem | undefined {
  const { content, links, status, inspectionStatus, channelStatus } = template;
  if (channelStatus !== 'ACTIVE') return 'CHANNEL_NOT_ACTIVE';
  if (inspectionStatus !== 'APPROVED') return 'NOT_APPROVED';
  if (status !== 'ACTIVE') return 'NOT_ACTIVE';
  const known: readonly string[] = purposeVariables[purpose];
  const wanted = [...[content, ...links].join('\n').matchAll(variable)].map(([, name = '']) => name);
  if (wanted.some((name) => !known.includes(name)) || !saysWhat(purpose, wanted)) return 'VARIABLES';
  if (advertising.test(content)) return 'ADVERTISING';
  return groundLine.test(content) ? undefined : 'NO_GROUND';
}

/** The variables without which the text would not say what it is about. */
const needed: Readonly<Record<TemplatePurpose, readonly string[]>> = {
  EARNED: ['earned'],
  USED: ['used', 'earned'],
  CANCELLED: ['returned', 'revoked'],
  EXPIRING: ['expiring', 'when'],
};

function saysWhat(purpose: TemplatePurpose, wanted: readonly string[]): boolean {
  return needed[purpose].every((name) => wanted.includes(name));
}
