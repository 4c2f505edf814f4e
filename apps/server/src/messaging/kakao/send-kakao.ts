import { inTransaction } from '#server/db/in-transaction.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { unseal } from '#server/keys/seal.ts';
import type { KakaoProvider } from '#server/providers/kakao/kakao-provider.ts';
import { smsForm } from '#server/providers/sms/sms-form.ts';
import { Undeliverable } from '#server/providers/undeliverable.ts';
import type { SendParts } from '../carriers.ts';
import { labelOf } from '../enqueue-message.ts';
import type { TakenMessage } from '../messages.queries.ts';
import type { KakaoMessage } from '../post.ts';
import { findTemplate, isChannelKnown } from './channels.queries.ts';
import { fillTemplate } from './fill-template.ts';
import { isSendable } from './is-sendable.ts';
import { markWithDealer } from './kakao-messages.queries.ts';
import { firstCheckSeconds } from './next-step.ts';
import { templateCode } from './our-templates.ts';
import { refreshChannels } from './refresh-channels.ts';
import { watchTask } from './watch-delivery.ts';

/**
 * Hands a Kakao message to the dealer and starts the watch of its delivery. Throws `Undeliverable` if Kakao
 * cannot take it. If the channel has failover, the dealer also gets the fallback text and sends it itself.
 */
export async function sendKakao(parts: SendParts, message: TakenMessage): Promise<void> {
  const { db, keys, carriers } = parts;
  const { kakao } = carriers;
  if (!kakao) throw new Undeliverable('kakao: no dealer');
  const posted = JSON.parse(unseal(keys, labelOf(message.id), message.sealed)) as KakaoMessage;
  const { channelId = kakao.channelId, templateCode: code = templateCode(posted.template, posted.language) } =
    posted.own ?? {};
  const template = await sendableTemplate(parts, kakao, { channelId, code });
  const filled = fillTemplate(template, { variables: posted.variables, url: posted.buttonUrl });

  const providerMessageId = await kakao.send({
    id: message.id,
    to: posted.to,
    ...(posted.shownAs && { shownAs: posted.shownAs }),
    channelId,
    templateCode: template.code,
    ...filled,
    failover: template.smsFailover ? smsForm(posted.text) : undefined,
  });
  await inTransaction(db, async (tx) => {
    const isOurs = await markWithDealer(tx, {
      id: message.id,
      provider: kakao.name,
      providerMessageId,
      templateCode: template.code,
      carrierFallsBack: template.smsFailover,
      checkInSeconds: firstCheckSeconds,
    });
    const payload = { messageId: message.id };
    if (isOurs) await insertJob(tx, { task: watchTask, payload, delaySeconds: firstCheckSeconds });
  });
}

/** Finds the template. The channel is refreshed first if it was never read. */
async function sendableTemplate(
  { db, clock, log }: SendParts,
  kakao: KakaoProvider,
  { channelId, code }: { channelId: string; code: string },
) {
  const channel = { provider: kakao.name, channelId };
  if (!(await isChannelKnown(db, channel))) await refreshChannels({ db, kakao, clock, log });
  const template = await findTemplate(db, { ...channel, code });
  if (!template) throw new Undeliverable(`kakao: no template ${code}`);
  const { channelStatus, status, inspectionStatus } = template;
  if (!isSendable(template))
    throw new Undeliverable(
      `kakao: channel ${channelStatus}, template ${code} ${status}, inspection ${inspectionStatus}`,
    );
  return template;
}
