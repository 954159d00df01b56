import { isLoopback } from '../oidc/is-loopback.ts';
import type { Config } from './read-config.ts';

type Addresses = Pick<
  Config,
  | 'publicUrl'
  | 'smtpUrl'
  | 'databaseUrl'
  | 'databaseOwnerUrl'
  | 'databaseListenUrl'
  | 'databaseReplicaUrl'
  | 'databaseBackupUrl'
  | 'redisUrl'
  | 'filesPlace'
  | 'backup'
  | 'models'
  | 'meetBaseUrl'
  | 'tracing'
>;

/** A name without a dot is one of a network of containers, which nobody else is on. */
const isNear = (url: URL): boolean => isLoopback(url) || !/[.:]/.test(url.hostname);

const tlsModes = new Set(['prefer', 'require', 'verify-ca', 'verify-full']);

function isPlainDatabase(url: URL): boolean {
  const asked = url.searchParams;
  const isSocket = url.hostname === '' || asked.get('host')?.startsWith('/');
  const isProtected =
    tlsModes.has(asked.get('sslmode') ?? '') ||
    ['true', '1'].includes(asked.get('ssl') ?? '') ||
    asked.get('sslnegotiation') === 'direct';
  return !isSocket && !isProtected && !isNear(url);
}

const isPlainMail = (url: URL): boolean =>
  url.protocol === 'smtp:' && url.searchParams.get('requireTLS') !== 'true' && !isNear(url);

interface Kind {
  readonly isPlain: (url: URL) => boolean;
  readonly remedy: string;
}

const page: Kind = {
  isPlain: (url) => url.protocol === 'http:' && !isNear(url),
  remedy: 'không mã hóa: đặt một proxy có TLS ở trước và dùng địa chỉ https://.',
};
const service: Kind = { ...page, remedy: 'gửi dữ liệu đi không mã hóa: dùng địa chỉ https://.' };
const mail: Kind = {
  isPlain: isPlainMail,
  remedy: 'có thể gửi thư không mã hóa: dùng smtps://, hoặc thêm ?requireTLS=true.',
};
const database: Kind = {
  isPlain: isPlainDatabase,
  remedy: 'nối tới PostgreSQL không mã hóa: thêm ?sslmode=verify-full.',
};
const redis: Kind = {
  isPlain: (url) => url.protocol === 'redis:' && !isNear(url),
  remedy: 'nối tới Redis không mã hóa: dùng rediss://.',
};

type Address = readonly [name: string, kind: Kind, address: string | undefined];

const listAddresses = ({ backup, filesPlace, models, tracing, ...config }: Addresses): readonly Address[] => [
  ['PUBLIC_URL', page, config.publicUrl],
  ['MEET_BASE_URL', service, config.meetBaseUrl],
  ['SMTP_URL', mail, config.smtpUrl],
  ['DATABASE_URL', database, config.databaseUrl],
  ['DATABASE_OWNER_URL', database, config.databaseOwnerUrl],
  ['DATABASE_LISTEN_URL', database, config.databaseListenUrl],
  ['DATABASE_REPLICA_URL', database, config.databaseReplicaUrl],
  ['DATABASE_BACKUP_URL', database, config.databaseBackupUrl],
  ['REDIS_URL', redis, config.redisUrl],
  ['FILES_S3_URL', service, filesPlace?.url],
  ['BACKUP_S3_URL', service, backup.place && 'bucket' in backup.place ? backup.place.bucket.url : undefined],
  ['MODEL_URL', service, models.operator?.baseUrl],
  ...models.allowed.map(({ baseUrl }): Address => ['MODEL_ALLOWED', service, baseUrl]),
  ['OTEL_EXPORTER_OTLP_ENDPOINT', service, tracing?.endpoint],
];

/** One line with a remedy for each address by which passwords or what people said may leave this machine unprotected. */
export const namePlainText = (config: Addresses): string[] => [
  ...new Set(
    listAddresses(config).flatMap(([name, { isPlain, remedy }, address]) =>
      address !== undefined && isPlain(new URL(address)) ? [`${name} ${remedy}`] : [],
    ),
  ),
];
