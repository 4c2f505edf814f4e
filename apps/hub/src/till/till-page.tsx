import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { isPartPaid } from '#hub/payments/sale-queue/sale.ts';
import { SaleQueueStatus } from '#hub/payments/sale-queue/shown/sale-queue-status.tsx';
import { mayHold } from './cart/cart.ts';
import { CartFoot, CartLines, CartPanel, type CartPanelProps } from './cart/cart-panel.tsx';
import { Clock } from './clock.tsx';
import { HeldTool } from './hold/held-tool.tsx';
import { itemIdOf } from './items/item-tiles.ts';
import { TypedTool } from './items/typed-tool.tsx';
import { useItemBrowser } from './items/use-item-browser.tsx';
import { tillOverlays } from './later-overlays.ts';
import { cartCustomer, partPaid, suspended } from './later-sheets.ts';
import { PayBar } from './pay-bar.tsx';
import styles from './till-page.module.css';
import { useTillKeys } from './use-till-keys.ts';
import { useTillScreen } from './use-till-screen.ts';
import { useTillWords } from './use-till-words.ts';

/** The till: items on the left, cart on the right (in a sheet on phones). */
export function TillPage() {
  const { t } = useTillWords();
  const screen = useTillScreen();
  const { menu, till, shown, sending, sheet, setSheet, picking, held, pay, payLater } = screen;
  const isPhone = useIsPhone();
  const hasPartPaid = sending.sales.some(isPartPaid);
  const Overlays = usePart(tillOverlays, true);
  const PartPaid = usePart(partPaid, hasPartPaid);
  const Suspended = usePart(suspended, screen.isSuspended);
  const CartCustomer = usePart(cartCustomer, Boolean(till.cart.customer));
  const openSoldOut = (itemId: string | null | undefined) => {
    if (itemId && menu.itemById.has(itemId)) setSheet({ kind: 'SOLD_OUT', itemId });
  };

  const openHeld = () => setSheet({ kind: 'HELD' });
  const openHold = mayHold(till.cart) ? () => setSheet({ kind: 'HOLD' }) : undefined;
  const openCustomer = () => setSheet({ kind: 'CUSTOMER' });
  const openTyped = screen.isSuspended ? undefined : () => setSheet({ kind: 'TYPED' });

  const { scanner, browser, focusSearch, searchField } = useItemBrowser({
    ...{ menu, picking, isPhone, cart: till.cart, onSoldOut: openSoldOut },
    tools: (
      <>
        {openTyped && <TypedTool onOpen={openTyped} />}
        <HeldTool count={held.length} onOpen={openHeld} />
      </>
    ),
  });

  useTillKeys({
    cart: till.cart,
    changeCart: till.changeCart,
    scanner,
    onPlace: picking.setPlace,
    onQuantity: picking.setQuantity,
    onSearch: focusSearch,
    onPay: pay,
    onPayLater: payLater,
    onDiscount: () => shown.lines.length > 0 && setSheet({ kind: 'DISCOUNT' }),
    onEdit: (key) => setSheet({ kind: 'LINE', key }),
    onTyped: openTyped,
    onCustomer: openCustomer,
    onHold: openHold ?? openHeld,
    onSoldOut: () => {
      const line = till.cart.lines.find(({ key }) => key === till.cart.current);
      openSoldOut(itemIdOf(document.activeElement) ?? line?.itemId);
    },
  });

  const cart: CartPanelProps = {
    cart: till.cart,
    shown,
    changeCart: till.changeCart,
    onPlace: picking.setPlace,
    onQuantity: picking.setQuantity,
    onAcceptPrice: picking.acceptPrice,
    onEditLine: (key) => setSheet({ kind: 'LINE', key }),
    onTyped: openTyped,
    onHold: openHold,
    heldCount: held.length,
    onHeld: openHeld,
    onDiscount: () => setSheet({ kind: 'DISCOUNT' }),
    onNote: () => setSheet({ kind: 'NOTE' }),
    onCustomer: openCustomer,
    customer: till.cart.customer && CartCustomer && <CartCustomer screen={screen} onOpen={openCustomer} />,
    onClear: picking.clear,
    onPay: pay,
    onPayLater: payLater,
  };

  return (
    <StoreFrame
      title={t('title')}
      layout="fixed"
      headerSlot={
        <SaleQueueStatus
          sales={sending.sales}
          connection={sending.connection}
          onOpen={() => setSheet({ kind: 'UNSENT' })}
        />
      }
      actions={
        searchField && (
          <>
            {searchField}
            <Clock />
          </>
        )
      }
    >
      <div className={styles.till}>
        <div className={styles.menu}>
          {screen.isSuspended && Suspended && <Suspended />}
          {hasPartPaid && PartPaid && (
            <PartPaid
              sales={sending.sales}
              onContinue={(sale) => till.dispatch({ type: 'continue', sale })}
              onShowAll={() => setSheet({ kind: 'UNSENT' })}
            />
          )}
          {browser}
        </div>
        {isPhone ? (
          shown.lines.length > 0 && (
            <PayBar shown={shown} onOpenCart={() => setSheet({ kind: 'CART' })} onPay={pay} />
          )
        ) : (
          <aside className={styles.cart} aria-label={t('cart.title')} data-keep-clear>
            <CartPanel {...cart} />
          </aside>
        )}
      </div>
      {isPhone && (
        <Sheet
          isOpen={sheet?.kind === 'CART'}
          onClose={() => setSheet(null)}
          title={t('cart.title')}
          closeText={t('close')}
          footer={<CartFoot {...cart} />}
        >
          <CartLines {...cart} />
        </Sheet>
      )}
      {Overlays && <Overlays screen={screen} isPhone={isPhone} />}
    </StoreFrame>
  );
}
