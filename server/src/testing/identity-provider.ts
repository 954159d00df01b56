import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { createMemory } from './identity-provider-memory.ts';

/** An account at the issuer. */
export interface ProviderAccount {
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
}

export interface IdentityProvider {
  /** The variables an operator would set to use it. */
  readonly environment: Readonly<Record<string, string>>;
  add(account: ProviderAccount): void;
  /** Its pages send a cross-origin opener policy, so the opener sees their window as closed. */
  isolateWindows(yes: boolean): void;
  stop(): Promise<void>;
}

const clientId = 'hop-gon';

function createConfiguration(
  redirectUri: string,
  clientSecret: string,
  accounts: ReadonlyMap<string, ProviderAccount>,
): Configuration {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    adapter: createMemory(),
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: the ID token names the address.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      IdToken: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: (_, subject) => {
      const account = accounts.get(subject);
      if (!account) return undefined;
      const { email, emailVerified, name } = account;
      const claims = { sub: subject, email, email_verified: emailVerified, name };
      return { accountId: subject, claims: () => claims };
    },
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const choicePage = (accounts: Iterable<ProviderAccount>): string => `<!doctype html>
<html lang="vi"><meta charset="utf-8" /><title>Chọn tài khoản</title>
<form method="post">
${[...accounts]
  .map(
    ({ subject, email }) =>
      `<button name="subject" value="${escaped(subject)}">${escaped(email ?? subject)}</button>`,
  )
  .join('\n')}
<button name="subject" value="">Từ chối</button>
</form></html>`;

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

async function interact(
  provider: Provider,
  accounts: ReadonlyMap<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(choicePage(accounts.values()));
    return;
  }
  const subject = (await bodyOf(request)).get('subject');
  const result = subject
    ? { login: { accountId: subject }, select_account: {} }
    : { error: 'access_denied', error_description: 'the person said no' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** A real OpenID Connect issuer on this machine, whose page asks which account to sign in with. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // A host other than the app's: cookies do not distinguish ports.
  const issuer = `http://localhost:${port}`;
  const clientSecret = randomBytes(24).toString('hex');
  const provider = new Provider(issuer, createConfiguration(redirectUri, clientSecret, accounts));
  const answer = provider.callback();
  let isolated = false;
  server.on('request', (request, response) => {
    if (isolated) response.setHeader('cross-origin-opener-policy', 'same-origin');
    if (request.url?.startsWith('/interaction/')) void interact(provider, accounts, request, response);
    else void answer(request, response);
  });
  return {
    environment: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    add: (account) => void accounts.set(account.subject, account),
    isolateWindows: (yes) => {
      isolated = yes;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
