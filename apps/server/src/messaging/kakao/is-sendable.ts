import type {
  ChannelStatus,
  InspectionStatus,
  TemplateStatus,
} from '#server/providers/kakao/kakao-provider.ts';

/** Kakao takes a message only by a channel and a template that both work, in words that passed its inspection. */
export function isSendable(template: {
  channelStatus: ChannelStatus;
  status: TemplateStatus;
  inspectionStatus: InspectionStatus;
}): boolean {
  const { channelStatus, status, inspectionStatus } = template;
  return channelStatus === 'ACTIVE' && status === 'ACTIVE' && inspectionStatus === 'APPROVED';
}
