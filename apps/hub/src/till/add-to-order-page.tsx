import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { Suspense } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useKeys } from '#hub/lib/keys.ts';
import { AskToLeave } from '#hub/lib/leaving/ask-to-leave.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { AddFoot } from './adding/add-foot.tsx';
import { useAddToOrder } from './adding/use-add-to-order.ts';
import panel from './cart/cart-panel.module.css';
import { CartLines, type CartLinesProps } from './cart/cart-panel.tsx';
import { TypedTool } from './items/typed-tool.tsx';
import { useItemBrowser } from './items/use-item-browser.tsx';
import { cartSheets } from './later-sheets.ts';
import { PayBar } from './pay-bar.tsx';
import styles from './till-page.module.css';
import { useTillWords } from './use-till-words.ts';

/** Adds items to an open order. They are picked as at the till. */
export function AddToOrderPage() {
  const { t } = useTillWords();
  const isPhone = useIsPhone();
  const adding = useAddToOrder();
  const { storeId, order, menu, cart, changeCart, shown, picking, sheet, setSheet, send } = adding;
  const { isUnsent, isUnanswered } = adding;
  const openTyped = () => setSheet({ kind: 'TYPED' });
  const { browser, focusSearch, searchField } = useItemBrowser({
    ...{ menu, cart, picking, isPhone },
    tools: <TypedTool onOpen={openTyped} />,
    onSoldOut: (itemId) => setSheet({ kind: 'SOLD_OUT', itemId }),
  });
  const cartSheet = sheet && sheet.kind !== 'CART' ? sheet : null;
  const CartSheets = usePart(cartSheets, cartSheet !== null);
  useKeys([
    { keys: ['/'], label: t('keys.search'), onPress: focusSearch },
    { keys: ['F2'], label: t('adding.key'), onPress: send, whileTyping: true },
  ]);

  const lines: CartLinesProps = {
    title: t('adding.cart'),
    cart,
    shown,
    changeCart,
    onPlace: picking.setPlace,
    onQuantity: picking.setQuantity,
    onAcceptPrice: picking.acceptPrice,
    onEditLine: (key) => setSheet({ kind: 'LINE', key }),
  };
  const foot = <AddFoot {...adding} onTyped={openTyped} />;
  const back = paths.order({ storeId, orderId: order.id });

  return (
    <StoreFrame
      title={t('adding.title', { number: order.orderNumber })}
      back={{ to: back, label: t('adding.back', { number: order.orderNumber }) }}
      layout="fixed"
      actions={searchField}
    >
      <div className={styles.till}>
        <div className={styles.menu}>{browser}</div>
        {isPhone ? (
          shown.lines.length > 0 && (
            <PayBar
              shown={shown}
              onOpenCart={() => setSheet({ kind: 'CART' })}
              onPay={send}
              actText={t('adding.send')}
            />
          )
        ) : (
          <aside className={styles.cart} aria-label={t('adding.cart')} data-keep-clear>
            <div className={panel.panel}>
              <CartLines {...lines} />
              <div className={panel.end}>{foot}</div>
            </div>
          </aside>
        )}
      </div>
      {isPhone && (
        <Sheet
          isOpen={sheet?.kind === 'CART'}
          onClose={() => setSheet(null)}
          title={t('adding.cart')}
          closeText={t('close')}
          footer={foot}
        >
          <CartLines {...lines} />
        </Sheet>
      )}
      <Suspense>
        {cartSheet && CartSheets && (
          <CartSheets
            storeId={storeId}
            open={cartSheet}
            menu={menu}
            cart={cart}
            changeCart={changeCart}
            taxType={order.taxType}
            isConnected
            onAdd={(item, draft) => {
              picking.add(item, draft);
              setSheet(null);
            }}
            onSoldOut={(itemId) => setSheet({ kind: 'SOLD_OUT', itemId })}
            onDone={() => setSheet(null)}
            onClose={() => setSheet(isPhone && cartSheet.kind === 'LINE' ? { kind: 'CART' } : null)}
          />
        )}
      </Suspense>
      <AskToLeave
        isAsked={(from, to) => isUnsent && from !== to}
        isAskedOnClosing={isUnsent}
        title={t('adding.leave.title')}
        text={t(isUnanswered ? 'adding.leave.unanswered' : 'adding.leave.text', {
          number: order.orderNumber,
        })}
        goText={t('adding.leave.go')}
        stayText={t('adding.leave.stay')}
      />
    </StoreFrame>
  );
}
