import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface S3Login {
  readonly region: string;
  readonly keyId: string;
  readonly key: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const sorted = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');

/** Whether AWS Signature Version 4 of a request is right, as its documentation says, for the body that came. */
export function isSigned(
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  login: S3Login,
): boolean {
  const parsed = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature] = parsed ?? [];
  const [keyId, day = '', region = '', service = ''] = credential.split('/');
  const hash = String(headers['x-amz-content-sha256']);
  const canonical = [
    method,
    url.pathname,
    sorted(url.searchParams),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    hash,
  ].join('\n');
  const place = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], place, sha256(canonical)].join('\n');
  const ofService = hmac(hmac(hmac(`AWS4${login.key}`, day), login.region), service);
  const key = hmac(ofService, 'aws4_request');
  const isOurs = keyId === login.keyId && region === login.region && service === 's3';
  return isOurs && hash === sha256(body) && signature === hmac(key, text).toString('hex');
}
