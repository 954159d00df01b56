import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  add(url: string): void;
  remove(url: string): void;
  close(): Promise<void>;
}

const lookMs = 100;

/**
 * Passes each connection on to the next process that says it is ready, and to another where one does not accept it, as
 * balancers do. It looks at nothing that is sent.
 */
export async function startBalancer(port = 0): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const sockets = new Set<Socket>();
  let turn = 0;

  const look = async (url: string): Promise<void> => {
    const isReady = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready.has(url)) ready.set(url, isReady);
  };
  const timer = setInterval(() => {
    for (const url of ready.keys()) void look(url);
  }, lookMs);

  const inTurn = (): string[] => {
    const urls = [...ready].flatMap(([url, isReady]) => (isReady ? [url] : []));
    turn += 1;
    return urls.map((_, place) => urls[(turn + place) % urls.length] ?? '');
  };

  const join = (client: Socket, [url, ...others]: readonly string[]): void => {
    if (url === undefined) return void client.destroy();
    const { hostname, port } = new URL(url);
    const server = connect(Number(port), hostname);
    sockets.add(server);
    let isOpen = false;
    server.once('connect', () => {
      isOpen = true;
      client.pipe(server).pipe(client);
    });
    server.on('error', () => {
      if (isOpen) client.destroy();
      else join(client, others);
    });
    server.on('close', () => {
      sockets.delete(server);
      if (isOpen) client.destroy();
    });
    client.on('close', () => server.destroy());
  };

  const listener = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => sockets.delete(client));
    join(client, inTurn());
  }).listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${Number(Object(listener.address()).port)}`,
    add: (url) => void ready.set(url, true),
    remove: (url) => void ready.delete(url),
    async close() {
      clearInterval(timer);
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
