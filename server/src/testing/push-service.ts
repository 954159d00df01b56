import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { PushSubscriptionKeys } from '@hopgon/contract/notifications/settings';
import type { PushNetwork } from '../platform/push/push-sender.ts';

/** For `localhost` in tests; it opens nothing else. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgf14qFiHg0QWUXkrj
3ogytR9gXw0KH8jJB/fnBLqaFDKhRANCAAR5syqpokBwKdBz9Q0VaybGDZvEwlgU
cyOJ42BgXPGpW5IvdKKGeY+EiZ82BZqJLPavNnwhtNBlMlT4f4tKOoI3
-----END PRIVATE KEY-----
`;

/** Certifies itself for `localhost` and 127.0.0.1 until 2126. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUEuNyimB1VqzTm1OMx4y08HgqGCAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzAwNDkxNVoYDzIxMjYxMTAz
MDA0OTE1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR5syqpokBwKdBz9Q0VaybGDZvEwlgUcyOJ42BgXPGpW5IvdKKGeY+E
iZ82BZqJLPavNnwhtNBlMlT4f4tKOoI3o28wbTAdBgNVHQ4EFgQUg8jp1KYZ4V6g
pTbk872K2x5/+CgwHwYDVR0jBBgwFoAUg8jp1KYZ4V6gpTbk872K2x5/+CgwGgYD
VR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDSAAwRQIgAZkRg4smupT1qAmcfMYCLDeBwhQb3S6IAc/yrnNDxt8CIQCB
G0PCbwjF8mrixKepIy42b9trH6FKtFeZfGSv34LY1g==
-----END CERTIFICATE-----
`;

interface ReceivedPush {
  /** Whose it is, as `subscribe` named it. */
  readonly browser: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** What the browser decrypts. */
  readonly text: string;
}

export interface PushService {
  /** For `startTestApp`: messages may go to this machine alone. */
  readonly network: PushNetwork;
  readonly received: ReceivedPush[];
  /** What the endpoint of a new browser and its keys are. */
  subscribe(browser: string): PushSubscriptionKeys;
  /** The status that messages to a browser are answered with from now on. */
  answer(browser: string, status: number): void;
  close(): Promise<void>;
}

interface Browser {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  status: number;
}

/** What a browser does with a message: the other side of RFC 8291. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const sender = body.subarray(21, 86);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, body.subarray(0, 16), `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  if (record.at(-1) !== 2) throw new Error('the record has no delimiter of the last one');
  return record.toString('utf8', 0, record.length - 1);
}

/** A push service of this machine, as those of browsers: https, an endpoint for each browser, messages that it cannot read. */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    const browser = browsers.get(name);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = browser?.status ?? 404;
      if (browser && status < 300) {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([header, value]) => [header, String(value)]),
        );
        received.push({ browser: name, headers, text: decrypt(Buffer.concat(chunks), browser) });
      }
      response.writeHead(status).end();
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    network: {
      mayConnect: (ip) => ip === '127.0.0.1' || ip === '::1',
      // Name servers do not know the names of this machine.
      resolve: (name) => lookup(name, { all: true }),
      ca: cert,
    },
    received,
    subscribe(name) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(name, { ecdh, auth, status: 201 });
      return {
        endpoint: `https://localhost:${port}/${encodeURIComponent(name)}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    answer(name, status) {
      const browser = browsers.get(name);
      if (browser) browser.status = status;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
