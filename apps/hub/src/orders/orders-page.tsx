import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { formatDate } from '@maru/web/format.ts';
import { Suspense, useRef, useState } from 'react';
import { unissuedLink } from '#hub/cash-receipts/later-cash-receipts.ts';
import { DayPicker } from '#hub/lib/days/day-picker.tsx';
import { useKeys } from '#hub/lib/keys.ts';
import { useLiveState } from '#hub/lib/live.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { ExcessLink } from './excess/excess-link.tsx';
import { BoardTools } from './finding/board/board-tools.tsx';
import { useBoardView } from './finding/board/board-view.ts';
import { exportDay } from './finding/board/export/later-export-day.ts';
import { FinishedOrdersTable } from './finding/board/finished-orders-table.tsx';
import { LivePill } from './finding/board/live-pill.tsx';
import { NoOpenOrders } from './finding/board/no-open-orders.tsx';
import { useBoard } from './finding/board/use-board.ts';
import { OpenOrders } from './finding/open/open-orders.tsx';
import { SoundSwitch } from './finding/unseen/sound-switch.tsx';
import { UnseenOrders } from './finding/unseen/unseen-orders.tsx';
import { useSeenLines } from './finding/unseen/use-seen-lines.ts';
import { useUnseenOrders } from './finding/unseen/use-unseen-orders.ts';
import { useCacheOrder } from './orders.api.ts';
import styles from './orders-page.module.css';
import { payOrderSheet } from './paying/later-payment-dialogs.ts';
import { useClose } from './transitions/use-close.ts';
import { useOrderWords } from './use-order-words.ts';

/**
 * The board: current orders of all devices of the store, with today's finished ones below; or the orders of
 * an earlier day.
 */
export function OrdersPage() {
  const { t, language } = useOrderWords();
  const { storeId } = useStore();
  const board = useBoard(storeId);
  const live = useLiveState();
  const cacheOrder = useCacheOrder(storeId);
  const { close } = useClose(storeId);
  const search = useRef<HTMLInputElement>(null);
  const [paying, setPaying] = useState<OrderSummary | null>(null);
  const [view, setView] = useBoardView();
  const UnissuedLink = usePart(unissuedLink);
  const [announcement, setAnnouncement] = useState('');
  const PayOrderSheet = usePart(payOrderSheet, paying !== null);

  const seenLines = useSeenLines(storeId, board.allOpen);
  const { unseen, ...news } = useUnseenOrders(board.read, board.allOpen, (newest) =>
    setAnnouncement(t('newOrder', { number: newest.orderNumber })),
  );
  const see = (order: OrderSummary) => {
    news.see(order.id);
    seenLines.see(order);
  };
  useKeys([{ keys: ['/'], label: t('keys.search'), onPress: () => search.current?.focus() }]);

  const { changeAddress, finished } = board;
  const day = board.date === board.today ? undefined : board.date;
  const ExportDay = usePart(exportDay, day !== undefined);
  const count = board.open.length + (finished.data?.total ?? 0);
  const showAll = () => changeAddress({ all: true });
  const hasMore = !board.isFiltered && (finished.data?.orders.length ?? 0) < (finished.data?.total ?? 0);

  return (
    <StoreFrame
      title={day === undefined ? t('title') : t('titleOf', { date: formatDate(day, language) })}
      headerSlot={<DayPicker date={board.date} today={board.today} />}
      actions={
        <>
          {day === undefined && <LivePill state={live} />}
          {day !== undefined && !board.isFiltered && ExportDay && (
            <ExportDay storeId={storeId} date={day} count={count} />
          )}
          <SoundSwitch storeId={storeId} />
        </>
      }
    >
      <p role="status" className="heard-only">
        {announcement}
      </p>
      <div className={styles.board}>
        <BoardTools
          ref={search}
          storeId={storeId}
          address={board.address}
          onChange={changeAddress}
          view={view}
          onView={setView}
          counts={day === undefined ? board.counts : undefined}
          query={board.query}
          onQuery={board.setQuery}
        />
        <ExcessLink />
        {UnissuedLink && <UnissuedLink storeId={storeId} />}
        {unseen.length > 0 && <UnseenOrders orders={unseen} onSeen={news.seeAll} />}
        {board.shown.length > 0 ? (
          <OpenOrders
            storeId={storeId}
            view={view}
            orders={board.shown}
            day={day}
            now={board.now}
            changesOf={seenLines.changesOf}
            onSee={see}
            onPay={setPaying}
            onClose={close}
          />
        ) : (
          (day === undefined || board.isFiltered) && (
            <NoOpenOrders
              isFiltered={board.isFiltered && board.open.length > 0}
              onShowAll={() => {
                board.setQuery('');
                changeAddress({ place: undefined });
              }}
            />
          )
        )}
        <FinishedOrdersTable
          storeId={storeId}
          date={day}
          orders={finished.shown}
          total={(board.isFiltered ? finished.shown?.length : finished.data?.total) ?? 0}
          isFiltered={board.isFiltered}
          failed={finished.isError && !finished.data ? () => void finished.refetch() : undefined}
          more={hasMore ? showAll : undefined}
        />
      </div>
      <Suspense>
        {paying && PayOrderSheet && (
          <PayOrderSheet
            storeId={storeId}
            orderId={paying.id}
            onAnswer={cacheOrder}
            onClose={() => setPaying(null)}
          />
        )}
      </Suspense>
    </StoreFrame>
  );
}
