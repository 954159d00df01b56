import type { LookupAddress, LookupOptions } from 'node:dns';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { encryptPush, type PushKeys } from './encrypt-push.ts';
import { isPublicAddress } from './is-public-address.ts';
import type { Vapid } from './vapid.ts';

interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

export interface PushMessage {
  readonly text: string;
  /** Seconds a push service keeps it for a browser that is away. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** A later message of this topic replaces one that waits there; at most 32 characters of base64url. */
  readonly topic?: string;
}

/** `gone`: nobody receives there any more. `failed`: it may be tried again. */
type PushOutcome = 'sent' | 'gone' | 'failed';

export interface PushSender {
  /** The key that browsers subscribe to. */
  readonly publicKey: string;
  /** Whether messages may be sent to an address that a browser gave. */
  mayReach(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage, now: Date): Promise<PushOutcome>;
}

/** Where push messages may go. There is no setting for it; tests put a push service on this machine. */
export interface PushNetwork {
  mayConnect(address: string): boolean;
  /** The addresses of a name. */
  resolve(name: string): Promise<LookupAddress[]>;
  /** Certificates trusted in place of the usual authorities. */
  readonly ca?: string;
}

const answerTime = 10_000;

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Both are loaded with the first message: `node:https` by `import` brings 15 MiB that nothing here uses. */
const load = createRequire(import.meta.url);

/** Asks name servers itself: `dns.lookup` holds a thread that files and passwords need, as long as a name server is silent. */
async function resolveName(name: string): Promise<LookupAddress[]> {
  const { promises }: typeof import('node:dns') = load('node:dns');
  const resolver = new promises.Resolver({ timeout: 2_000, tries: 1 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = (family: 4 | 6, answer: PromiseSettledResult<string[]>): LookupAddress[] =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(4, four), ...found(6, six)];
}

export const publicNetwork: PushNetwork = { mayConnect: isPublicAddress, resolve: resolveName };

/** Resolves a name to addresses that may be connected to; the connection is made to these, so that a name cannot change between. */
const lookupIn =
  ({ mayConnect, resolve }: PushNetwork) =>
  (name: string, options: LookupOptions, done: LookupDone): void => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => mayConnect(address)))
          return done(new Error(`${name} is no address of a push service`), []);
        if (options.all) return done(null, found);
        return done(null, first.address, first.family);
      },
      (error: Error) => done(error, []),
    );
  };

/** Sends encrypted messages to the push services of browsers, by https alone, to public addresses alone, without redirects. */
export function createPushSender(vapid: Vapid, network: PushNetwork = publicNetwork): PushSender {
  const urlOf = (endpoint: string): URL | null => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
    if (url?.protocol !== 'https:' || url.username || url.password || url.hash) return null;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 || network.mayConnect(host) ? url : null;
  };

  const post = async (url: URL, headers: Record<string, string>, body: Buffer): Promise<number> => {
    const https: typeof import('node:https') = load('node:https');
    return new Promise((resolve, reject) => {
      const request = https.request(
        url,
        {
          ...{ method: 'POST', headers, lookup: lookupIn(network), agent: false },
          ...(network.ca !== undefined && { ca: network.ca }),
          signal: AbortSignal.timeout(answerTime),
        },
        (response) => {
          // Its text says nothing that is needed, and may be endless.
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  };

  return {
    publicKey: vapid.publicKey,
    mayReach: (endpoint) => urlOf(endpoint) !== null,
    async send({ endpoint, ...keys }, { text, ttl, urgency, topic }, now) {
      const url = urlOf(endpoint);
      if (!url) return 'gone';
      const body = encryptPush(text, keys);
      const headers = {
        authorization: await vapid.authorize(url, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(ttl),
        urgency,
        ...(topic !== undefined && { topic }),
      };
      const status = await post(url, headers, body).catch(() => 0);
      if (status >= 200 && status < 300) return 'sent';
      return status === 404 || status === 410 ? 'gone' : 'failed';
    },
  };
}
