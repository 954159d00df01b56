import type { Configuration, CustomFetch } from 'openid-client';
import { z } from 'zod';
import { errorCode } from '../lifecycle/error-code.ts';
import { isLoopback } from './is-loopback.ts';
import { type Attempt, IssuerRefusal, type RelyingParty, type Vouched } from './relying-party.ts';

export interface IssuerSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The redirect URI, exactly as registered with the issuer. */
  readonly redirectUri: string;
}

const timeout = 10;
/** Milliseconds after which the issuer's metadata is fetched again. */
const discoveredFor = 60 * 60 * 1000;

const Claims = z.object({
  iss: z.string().min(1).max(255),
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  hd: z.string().max(255).optional(),
  name: z.string().optional(),
});

/** Loaded with the first person who signs in this way. */
const library = () => import('openid-client');

/** A local issuer may use http; its metadata may not lead to another host. */
const guardedFetch: CustomFetch = (address, { body, ...options }) => {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isLoopback(url))
    throw new Error('the issuer names an address without TLS');
  return fetch(url, { ...options, ...(body === undefined || body === null ? {} : { body }) });
};

async function discover({ issuer, clientId, clientSecret }: IssuerSettings): Promise<Configuration> {
  const client = await library();
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout,
    [client.customFetch]: guardedFetch,
    execute: [
      // The signature counts too, not only that the token came over TLS.
      client.enableNonRepudiationChecks,
      ...(isLoopback(new URL(issuer)) ? [client.allowInsecureRequests] : []),
    ],
  });
}

async function refusalOf(error: unknown): Promise<IssuerRefusal> {
  const client = await library();
  if (error instanceof client.AuthorizationResponseError) {
    return new IssuerRefusal(error.error, { byPerson: error.error === 'access_denied', cause: error });
  }
  return new IssuerRefusal(errorCode(error) ?? 'the answer cannot be used', { cause: error });
}

/** The issuer's metadata, fetched when needed and cached for a while. */
function keepDiscovered(settings: IssuerSettings): () => Promise<Configuration> {
  let known: { readonly configuration: Promise<Configuration>; readonly until: number } | null = null;
  return () => {
    if (known && known.until > Date.now()) return known.configuration;
    const asked = discover(settings);
    known = { configuration: asked, until: Date.now() + discoveredFor };
    // After a failure the next sign-in fetches again.
    asked.catch(() => {
      known = null;
    });
    return asked;
  };
}

type Library = Awaited<ReturnType<typeof library>>;

async function addressFor(
  client: Library,
  configuration: Configuration,
  redirectUri: string,
  { state, nonce, verifier }: Attempt,
): Promise<string> {
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return url.href;
}

async function readAnswer(
  client: Library,
  configuration: Configuration,
  answered: URL,
  { state, nonce, verifier }: Attempt,
): Promise<Vouched> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
  const tokens = await client.authorizationCodeGrant(configuration, answered, checks);
  const claims = Claims.parse(tokens.claims());
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified ?? false,
    hostedDomain: claims.hd ?? null,
    name: claims.name ?? null,
  };
}

/** Signing in with an OpenID Connect issuer: authorization code with PKCE, state and nonce. */
export function createRelyingParty(settings: IssuerSettings): RelyingParty {
  const configuration = keepDiscovered(settings);
  return {
    async begin() {
      const client = await library();
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      try {
        return {
          url: await addressFor(client, await configuration(), settings.redirectUri, attempt),
          attempt,
        };
      } catch (error) {
        throw await refusalOf(error);
      }
    },
    async finish(attempt, answer) {
      const answered = new URL(settings.redirectUri);
      answered.search = answer;
      try {
        return await readAnswer(await library(), await configuration(), answered, attempt);
      } catch (error) {
        throw await refusalOf(error);
      }
    },
  };
}
