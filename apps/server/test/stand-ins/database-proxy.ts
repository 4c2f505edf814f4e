import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket in front of the database. Tests can take it away, with all connections, and put it back. */
export async function openDatabaseProxy(database: { host: string; port: number }) {
  const host = await mkdtemp(join(tmpdir(), 'maru-proxy-'));
  const path = join(host, '.s.PGSQL.5432');
  const upstream = join(database.host, `.s.PGSQL.${database.port}`);
  const sockets = new Set<net.Socket>();
  let server: net.Server | undefined;

  function pass(from: net.Socket, to: net.Socket) {
    sockets.add(from);
    from.pipe(to);
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const proxy = {
    host,
    async putBack() {
      server = net.createServer((client) => {
        const backend = net.connect(upstream);
        pass(client, backend);
        pass(backend, client);
      });
      await new Promise<void>((resolve) => server?.listen(path, resolve));
    },
    async takeAway() {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async close() {
      await proxy.takeAway();
      await rm(host, { recursive: true, force: true });
    },
  };
  await proxy.putBack();
  return proxy;
}
