import * as messages from '@maru/contract/points/point-messages.endpoints.ts';
import * as reports from '@maru/contract/points/point-reports.endpoints.ts';
import * as wire from '@maru/contract/points/points.endpoints.ts';
import { route } from '#server/http/route.ts';
import { listPointSettingsBy } from './messages/admin/list-point-settings.ts';
import { type ChannelParts, getPointChannelBy } from './messages/get-point-channel.ts';
import { listPointMessages } from './messages/list-point-messages.ts';
import { listPointTemplatesBy } from './messages/list-point-templates.ts';
import { updatePointChannelBy } from './messages/update-point-channel.ts';
import { getRewardSummary } from './reports/get-reward-summary.ts';
import { getTotalActiveReward } from './reports/get-total-active-reward.ts';
import { reportLoyalty } from './reports/report-loyalty.ts';
import { reportPoints } from './reports/report-points.ts';
import { reportPointsByTime } from './reports/report-points-by-time.ts';
import { cancelReward } from './rewards/cancel-reward.ts';
import { getReward } from './rewards/get-reward.ts';
import { listRewardsByUser } from './rewards/list-rewards-by-user.ts';
import { postReward } from './rewards/post-reward.ts';
import { getPointSetting } from './setting/get-point-setting.ts';
import { listPointStores } from './setting/list-point-stores.ts';
import { previewPointSetting } from './setting/preview-point-setting.ts';
import { updatePointSetting } from './setting/update-point-setting.ts';

export const pointRoutes = (channels: ChannelParts) => [
  route(wire.getPointSetting, getPointSetting),
  route(wire.updatePointSetting, updatePointSetting),
  route(wire.listPointStores, listPointStores),
  route(wire.previewPointSetting, previewPointSetting),
  route(wire.getReward, getReward),
  route(wire.postReward, postReward),
  route(wire.cancelReward, cancelReward),
  route(wire.getRewardSummary, getRewardSummary),
  route(wire.getTotalActiveReward, getTotalActiveReward),
  route(wire.listRewardsByUser, listRewardsByUser),
  route(reports.reportPointsByTime, reportPointsByTime),
  route(reports.reportLoyalty, reportLoyalty),
  route(messages.getPointChannel, getPointChannelBy(channels)),
  route(messages.updatePointChannel, updatePointChannelBy(channels)),
  route(messages.listPointTemplates, listPointTemplatesBy(channels)),
  route(messages.listPointMessages, listPointMessages),
  route(messages.listPointSettings, listPointSettingsBy(channels)),
  route(reports.reportPoints, reportPoints),
];
