import { expect, test, vi } from 'vitest';
import { seekLeadership } from './leadership.ts';

/** Tabs of one device that compete to send a store's sales. */
function openTabs(storeId: string, count: number) {
  return Array.from({ length: count }, () => {
    const onLead = vi.fn<() => void>();
    return { onLead, leadership: seekLeadership(storeId, onLead) };
  });
}

const leadersOf = (tabs: ReturnType<typeof openTabs>) =>
  tabs.flatMap(({ leadership }, index) => (leadership.isLeader() ? [index] : []));

test('one tab of a device sends, the first that was opened', async () => {
  const tabs = openTabs('one', 3);
  await vi.waitFor(() => expect(leadersOf(tabs)).toEqual([0]));
  expect(tabs.map(({ onLead }) => onLead.mock.calls.length)).toEqual([1, 0, 0]);
});

test('each store has a sender of its own', async () => {
  const [one, other] = [openTabs('mine', 1), openTabs('yours', 1)];
  await vi.waitFor(() => expect([leadersOf(one), leadersOf(other)]).toEqual([[0], [0]]));
});

test('a tab takes the lead from one that does not respond, which then no longer sends', async () => {
  const tabs = openTabs('suspended', 2);
  await vi.waitFor(() => expect(leadersOf(tabs)).toEqual([0]));

  tabs[1]?.leadership.takeOver();
  await vi.waitFor(() => expect(leadersOf(tabs)).toEqual([1]));
  tabs[1]?.leadership.takeOver();
  expect(leadersOf(tabs)).toEqual([1]);
});
