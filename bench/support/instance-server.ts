import { openProduct } from './open-product.ts';

/** One more server of the product on a database that another one has filled, without pages. Reports its address. */
const [connectionText = ''] = process.argv.slice(2);
const { app } = await openProduct(
  JSON.parse(connectionText),
  { ACCOUNT_PORT: '0', HUB_PORT: '0' },
  { withPages: false },
);
process.send?.({ address: await app.hub.listen({ host: '127.0.0.1', port: 0 }) });
process.on('disconnect', () => process.exit(0));
