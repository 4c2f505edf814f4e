import * as wire from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { route } from '#server/http/route.ts';
import { answerUnlockApproval } from './answer-unlock-approval.ts';
import { changeStorePhoneBy } from './change-store-phone.ts';
import { getAtuSetting } from './get-atu-setting.ts';
import { getUnlockApproval } from './get-unlock-approval.ts';
import { listUnlockedSessions } from './list-unlocked-sessions.ts';
import { lockAgain } from './lock-again.ts';
import { requestUnlockBy, type UnlockParts } from './request-unlock.ts';
import { updateAtuSetting } from './update-atu-setting.ts';

export function appLockRoutes(parts: UnlockParts) {
  return [
    route(wire.getAtuSetting, getAtuSetting),
    route(wire.updateAtuSetting, updateAtuSetting),
    route(wire.changeStorePhone, changeStorePhoneBy(parts)),
    route(wire.requestUnlock, requestUnlockBy(parts)),
    route(wire.listUnlockedSessions, listUnlockedSessions),
    route(wire.lockAgain, lockAgain),
    route(wire.getUnlockApproval, getUnlockApproval),
    route(wire.answerUnlockApproval, answerUnlockApproval),
  ];
}
