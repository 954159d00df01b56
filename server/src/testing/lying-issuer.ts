import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** The values it falsifies. */
export interface Lies {
  readonly claims?: JWTPayload;
  /** Whether it signs with an unpublished key. */
  readonly foreignKey?: boolean;
  /** Overrides of its metadata. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Overrides of the ID token's claims. */
  readonly idToken?: string;
}

export interface LyingIssuer {
  readonly issuer: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Paths that were asked for, with the body of what was posted. */
  readonly asked: readonly { readonly path: string; readonly body: URLSearchParams }[];
  lie(lies: Lies): void;
  /** The nonce that the next ID token repeats. */
  expectNonce(nonce: string): void;
  stop(): Promise<void>;
}

const clientId = 'hop-gon';
const kid = 'published';

const send = (response: ServerResponse, body: object): void =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** An issuer on this machine that is correct except where a test overrides it. */
export async function startLyingIssuer(): Promise<LyingIssuer> {
  const published = await generateKeyPair('RS256');
  const secret = await generateKeyPair('RS256');
  const asked: { path: string; body: URLSearchParams }[] = [];
  let lies: Lies = {};
  let nonce = '';
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  const signed = () =>
    new SignJWT({
      iss: issuer,
      aud: clientId,
      sub: 'truth',
      nonce,
      email: 'that@congty.example',
      email_verified: true,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
      ...lies.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(lies.foreignKey ? secret.privateKey : published.privateKey);

  const replies: Readonly<Record<string, () => Promise<object>>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...lies.metadata,
    }),
    '/keys': async () => ({
      keys: [{ ...(await exportJWK(published.publicKey)), kid, alg: 'RS256', use: 'sig' }],
    }),
    '/token': async () => ({
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: lies.idToken ?? (await signed()),
    }),
  };
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const path = request.url ?? '';
    asked.push({ path, body: new URLSearchParams(Buffer.concat(chunks).toString()) });
    send(response, (await replies[path]?.()) ?? {});
  });
  return {
    issuer,
    environment: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: 'secret' },
    asked,
    lie: (next) => {
      lies = next;
    },
    expectNonce: (next) => {
      nonce = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
