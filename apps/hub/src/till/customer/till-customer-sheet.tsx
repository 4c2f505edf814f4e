import { usingPoints } from '#hub/customers/at-till/cart-customer.ts';
import { CustomerSheet } from '#hub/customers/at-till/customer-sheet.tsx';
import { showCart } from '#hub/till/cart/priced.ts';
import type { CartSheetsProps } from '#hub/till/till-sheets.tsx';

type TillCustomerSheetProps = Pick<
  CartSheetsProps,
  'storeId' | 'cart' | 'menu' | 'taxType' | 'isConnected' | 'changeCart' | 'onClose'
>;

/** A sheet for the customer of the cart and the points that the cart uses. */
export function TillCustomerSheet(props: TillCustomerSheetProps) {
  const { storeId, cart, menu, taxType, isConnected, changeCart, onClose } = props;
  const { priced } = showCart(cart, menu, taxType, false);

  return (
    <CustomerSheet
      storeId={storeId}
      start={cart.customer ?? null}
      total={priced.total}
      isConnected={isConnected}
      onTake={(customer) => {
        changeCart({ type: 'customer', customer });
        onClose();
      }}
      onClose={(found) => {
        // A customer who was found earns points, even if nobody chose how many points to use.
        if (found?.known && found.known.id !== cart.customer?.known?.id)
          changeCart({ type: 'customer', customer: usingPoints(found, 0) });
        onClose();
      }}
    />
  );
}
