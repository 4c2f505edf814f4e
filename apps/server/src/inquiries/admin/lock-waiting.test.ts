import { answerInquiry, takeInquiry } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { expect, test } from 'vitest';
import { eraseUser } from '#server/users/erase-user.ts';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { ask } = await inquiryBuilders(shop);

test('the refusal of an inquiry that a deleted admin took or answered says that this admin has left', async () => {
  const gone = await shop.person({ admin: true });
  const admin = await shop.person({ admin: true });
  const [taken, answered] = [await ask(), await ask()];
  const content = '설정에서 다시 인쇄할 수 있어요.';
  await shop.call(takeInquiry, { inquiryId: taken, isMine: true }, gone);
  await shop.call(answerInquiry, { inquiryId: answered, content }, gone);
  await shop.db.transaction().execute((tx) => eraseUser(tx, { userId: gone.id, now: shop.clock.now }));

  expect(await shop.call(answerInquiry, { inquiryId: taken, content }, admin)).toMatchObject({
    ...{ status: 'INQUIRY_TAKEN', detail: { byId: gone.id, by: '', reason: 'LEFT' } },
    message: '탈퇴한 관리자가 맡은 문의예요. 먼저 대신 맡아 주세요.',
  });
  expect(
    await shop.call(takeInquiry, { inquiryId: answered, isMine: true }, admin, { language: 'en' }),
  ).toMatchObject({
    ...{ status: 'INQUIRY_ANSWERED', detail: { byId: gone.id, by: '', reason: 'LEFT' } },
    message: 'An admin who has left has already answered. See what was sent.',
  });
});
