import { isLoopback } from '../oidc/is-loopback.ts';
import type { Config } from './read-config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'smtpUrl' | 'databaseUrl' | 'databaseOwnerUrl'> &
  Partial<Pick<Config, 'databaseReplicaUrl' | 'redisUrl'>>;

/** A name without a dot is one of a network of containers, which nobody else is on. */
const isNear = (url: URL): boolean => isLoopback(url) || !/[.:]/.test(url.hostname);

const tlsModes = new Set(['prefer', 'require', 'verify-ca', 'verify-full']);

function isPlainDatabase(text: string | undefined): boolean {
  if (text === undefined) return false;
  const url = new URL(text);
  const asked = url.searchParams;
  const isSocket = url.hostname === '' || asked.get('host')?.startsWith('/');
  const isProtected =
    tlsModes.has(asked.get('sslmode') ?? '') ||
    ['true', '1'].includes(asked.get('ssl') ?? '') ||
    asked.get('sslnegotiation') === 'direct';
  return !isSocket && !isProtected && !isNear(url);
}

function isPlainMail(text: string | undefined): boolean {
  if (text === undefined) return false;
  const url = new URL(text);
  return url.protocol === 'smtp:' && url.searchParams.get('requireTLS') !== 'true' && !isNear(url);
}

/** One line with a remedy for each address by which passwords or what people said may leave this machine unprotected. */
export function namePlainText({
  publicUrl,
  smtpUrl,
  databaseUrl,
  databaseOwnerUrl,
  databaseReplicaUrl,
  redisUrl,
}: Addresses): string[] {
  const page = new URL(publicUrl);
  return [
    ...(page.protocol === 'http:' && !isNear(page)
      ? [`PUBLIC_URL=${publicUrl} không mã hóa: đặt một proxy có TLS ở trước và dùng địa chỉ https://.`]
      : []),
    ...(isPlainMail(smtpUrl)
      ? ['SMTP_URL có thể gửi thư không mã hóa: dùng smtps://, hoặc thêm ?requireTLS=true.']
      : []),
    ...(isPlainDatabase(databaseUrl) || isPlainDatabase(databaseOwnerUrl)
      ? ['DATABASE_URL nối tới PostgreSQL không mã hóa: thêm ?sslmode=verify-full.']
      : []),
    ...(redisUrl?.startsWith('redis:') && !isNear(new URL(redisUrl))
      ? ['REDIS_URL nối tới Redis không mã hóa: dùng rediss://.']
      : []),
    ...(isPlainDatabase(databaseReplicaUrl)
      ? ['DATABASE_REPLICA_URL nối tới PostgreSQL không mã hóa: thêm ?sslmode=verify-full.']
      : []),
  ];
}
