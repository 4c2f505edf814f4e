import { usePart } from '@maru/ui/later/later.ts';
import { Suspense, useEffect, useState } from 'react';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import {
  cartSheets,
  deviceWatch,
  followedSales,
  letGoDialog,
  payingCustomer,
  prefetchSheets,
  saleQueueSheet,
  tenderSheet,
} from './later-sheets.ts';
import type { OpenSheet } from './till-sheets.tsx';
import type { TillScreen } from './use-till-screen.ts';
import { useTillWords } from './use-till-words.ts';

/** Overlays of the till: cart sheets, payment, and unsent sales. */
export function TillOverlays({ screen, isPhone }: { screen: TillScreen; isPhone: boolean }) {
  const { t } = useTillWords();
  const { storeId, menu, till, shown, sending, sheet, setSheet, acts, picking } = screen;
  const { saleQueue, sales, connection, isRead } = sending;
  const paidSale = sales.find(({ id }) => id === till.paying?.saleId);
  const { lines, repairs } = till.cart;
  const emptied = lines.length === 0 && repairs !== null && sales.find(({ id }) => id === repairs);
  const cartSheet = sheet && sheet.kind !== 'UNSENT' && sheet.kind !== 'CART' ? sheet : null;
  const isUnsentShown = sheet?.kind === 'UNSENT';
  const isPaying = till.paying !== null && isRead && (paidSale || till.paying.saleId === till.saleId);
  const [customerAt, setCustomerAt] = useState<number>();
  const close = () => setSheet(null);
  const nameCustomer = () => {
    till.dispatch({ type: 'stopPaying' });
    setSheet({ kind: 'CUSTOMER', paysAfter: true });
  };
  const closeCartSheet = () => {
    // On phones the cart is a sheet. Closing a sheet above it returns to it, unless the payment goes on.
    const isPayingAfter = cartSheet?.kind === 'CUSTOMER' && cartSheet.paysAfter;
    setSheet(isPhone && cartSheet && isOverCart(cartSheet) && !isPayingAfter ? { kind: 'CART' } : null);
    if (!isPayingAfter) return;
    setCustomerAt(Date.now());
    till.dispatch({ type: 'pay' });
  };
  const LetGoDialog = usePart(letGoDialog, Boolean(emptied));
  const FollowedSales = usePart(followedSales, sales.length > 0);
  const CartSheets = usePart(cartSheets, cartSheet !== null);
  const SaleQueueSheet = usePart(saleQueueSheet, isUnsentShown);
  const DeviceWatch = usePart(deviceWatch, !till.isStored);
  const TenderSheet = usePart(tenderSheet, Boolean(isPaying));
  const PayingCustomer = usePart(payingCustomer, Boolean(isPaying));

  useEffect(prefetchSheets, []);

  const continueWith = (sale: Sale) => {
    close();
    till.dispatch({ type: 'continue', sale });
  };
  const restore = (sale: Sale) => {
    close();
    acts.restore(sale);
  };

  return (
    // The receipt may suspend for settings. Only the overlay waits for them.
    <Suspense>
      {emptied && LetGoDialog && (
        <LetGoDialog
          sale={emptied}
          onDiscard={() => {
            till.dispatch({ type: 'letGo' });
            void saleQueue.remove(emptied.id);
          }}
          onLeave={() => till.dispatch({ type: 'letGo' })}
          onRestore={() => restore(emptied)}
        />
      )}
      {DeviceWatch && <DeviceWatch storeId={storeId} isCartStored={till.isStored} />}
      {FollowedSales && <FollowedSales sales={sales} saleQueue={saleQueue} />}
      {cartSheet && CartSheets && (
        <CartSheets
          storeId={storeId}
          open={cartSheet}
          menu={menu}
          cart={till.cart}
          changeCart={till.changeCart}
          taxType={shown.priced.taxType}
          isConnected={connection === 'OK'}
          onAdd={(item, draft) => {
            picking.add(item, draft);
            close();
          }}
          holding={{ till, held: screen.held }}
          onSoldOut={(itemId) => setSheet({ kind: 'SOLD_OUT', itemId })}
          onDone={close}
          onClose={closeCartSheet}
        />
      )}
      {isUnsentShown && SaleQueueSheet && (
        <SaleQueueSheet
          saleQueue={saleQueue}
          sales={sales}
          connection={connection}
          isCartFree={till.cart.lines.length === 0}
          onRestore={restore}
          onContinue={continueWith}
          onClose={close}
        />
      )}
      {isPaying && till.paying && TenderSheet && (
        <TenderSheet
          key={till.paying.saleId}
          storeId={storeId}
          saleQueue={saleQueue}
          shown={shown}
          cart={{
            carried: acts.carried,
            drop: acts.drop,
            keep: acts.keep,
          }}
          sale={paidSale ?? null}
          connection={connection}
          allowed={screen.allowedTenders}
          nextText={t('next')}
          openedAt={customerAt}
          customer={
            PayingCustomer &&
            !paidSale &&
            acts.carried.length === 0 && <PayingCustomer screen={screen} onOpen={nameCustomer} />
          }
          onClose={() => till.dispatch({ type: 'stopPaying' })}
          onRestore={till.cart.lines.length === 0 ? restore : undefined}
        />
      )}
    </Suspense>
  );
}

/** Whether a sheet belongs to the cart. The other sheets can also be opened from the items. */
function isOverCart(sheet: OpenSheet): boolean {
  return !('itemId' in sheet) && sheet.kind !== 'TYPED' && sheet.kind !== 'HELD';
}
