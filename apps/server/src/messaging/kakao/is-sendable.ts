import type {
  ChannelStatus,
  InspectionStatus,
  TemplateStatus,
} from '#server/providers/kakao/kakao-provider.ts';

/** Kakao accepts a message only if channel and template are active and the template passed inspection. */
export function isSendable(template: {
  channelStatus: ChannelStatus;
  status: TemplateStatus;
  inspectionStatus: InspectionStatus;
}): boolean {
  const { channelStatus, status, inspectionStatus } = template;
  return channelStatus === 'ACTIVE' && status === 'ACTIVE' && inspectionStatus === 'APPROVED';
}
