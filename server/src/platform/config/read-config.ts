import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { ModelProvider } from '@hopgon/contract/models/schemas';
import { z } from 'zod';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { isLoopback } from '../oidc/is-loopback.ts';
import { loadAppSecret } from './app-secret.ts';
import { isCopy } from './copy-mark.ts';
import { parseTrustProxy, type TrustProxy } from './parse-trust-proxy.ts';
import { type BackupConfig, backupSettings, readBackup } from './read-backup.ts';
import { type ClusterConfig, clusterSettings, readCluster, readFilesPlace } from './read-cluster.ts';
import { type Environment, readEnvironment } from './read-environment.ts';
import { type ModelsConfig, parseAllowedModels, readModels } from './read-models.ts';
import { type ObservabilityConfig, observabilitySettings, readObservability } from './read-observability.ts';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

/** The operator's settings, parsed once at the start. */
export interface Config extends ClusterConfig, ObservabilityConfig {
  readonly host: string;
  readonly port: number;
  /** An origin without a slash at its end. */
  readonly publicUrl: string;
  readonly trustProxy: TrustProxy;
  /** Absolute. */
  readonly dataDir: string;
  /** A restored copy reaches nobody and removes nothing, for its original may still be running. */
  readonly isCopy: boolean;
  readonly appSecret: string;
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseListenUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  readonly databaseBackupUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string | undefined;
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
    | undefined;
  readonly passwordPolicy: 'spec' | 'asvs';
  readonly authEnumeration: 'spec' | 'strict';
  readonly meetBaseUrl: string | undefined;
  /** Bytes. */
  readonly papersQuota: number;
  readonly backup: BackupConfig;
  readonly operatorEmail: string | undefined;
  readonly models: ModelsConfig;
  readonly webPush: boolean;
  readonly apiDocs: boolean;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
}

const web = z.url({ protocol: /^https?$/ });
const origin = web
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username);
// Over http, an attacker on the network could sign in as any user; loopback traffic has no such attacker.
const issuer = web.refine((text) => text.startsWith('https:') || isLoopback(new URL(text)));
const postgres = z.url({ protocol: /^postgres(ql)?$/ });

const Settings = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(65_535)).default(3000),
  PUBLIC_URL: origin.transform((url) => url.origin).optional(),
  TRUST_PROXY: z
    .string()
    .transform(parseTrustProxy)
    .pipe(z.union([z.literal(false), z.number(), z.array(z.string())]))
    .default(false),
  DATA_DIR: z.string().default('./data'),
  APP_SECRET: z.string().min(32).optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_OWNER_URL: postgres.optional(),
  DATABASE_LISTEN_URL: postgres.optional(),
  DATABASE_REPLICA_URL: postgres.optional(),
  DATABASE_BACKUP_URL: postgres.optional(),
  ...clusterSettings,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/)
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  PASSWORD_POLICY: z.enum(['spec', 'asvs']).default('spec'),
  AUTH_ENUMERATION: z.enum(['spec', 'strict']).default('spec'),
  MEET_BASE_URL: web.optional(),
  PAPERS_QUOTA_MB: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(1).max(1_000_000))
    .default(2_000),
  ...backupSettings,
  OPERATOR_EMAIL: z.email().optional(),
  MODEL_PROVIDER: ModelProvider.optional(),
  MODEL_URL: web.optional(),
  MODEL_NAME: z.string().max(200).optional(),
  MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional(),
  MODEL_ALLOWED: z
    .string()
    .transform(parseAllowedModels)
    .pipe(z.array(z.object({ provider: ModelProvider, baseUrl: web })))
    .default([]),
  MODEL_TIMEOUT_SECONDS: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(1).max(600))
    .default(20),
  STOP_DELAY_SECONDS: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(60)).default(0),
  WEB_PUSH: z.enum(['on', 'off']).default('on'),
  API_DOCS: z.enum(['on', 'off']).default('on'),
  ...observabilitySettings,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
} satisfies Record<keyof typeof variables, z.ZodType>);

const RestoreSettings = Settings.pick({
  ...({ DATA_DIR: true, APP_SECRET: true, BACKUP_DIR: true, BACKUP_KEY: true, BACKUP_HOUR: true } as const),
  ...({ BACKUP_S3_URL: true, BACKUP_S3_REGION: true, BACKUP_S3_KEY_ID: true, BACKUP_S3_KEY: true } as const),
  ...({ BACKUP_TRIAL_PROGRAMS: true } as const),
  ...({ FILES_S3_URL: true, FILES_S3_REGION: true, FILES_S3_KEY_ID: true, FILES_S3_KEY: true } as const),
});

/**
 * Reads the environment; a value that cannot be used is a StartFailure that names the variable and the remedy.
 * Creates the data folder and, once, the secret that was not given.
 */
export function readConfig(env: Environment): Config {
  const given = readEnvironment(env);
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw refusal(given, String(parsed.error.issues[0]?.path[0]));
  const set = parsed.data;
  const dataDir = resolve(set.DATA_DIR);
  const publicUrl = set.PUBLIC_URL ?? defaultUrl(set.HOST, set.PORT);
  const cluster = readCluster(set, (name) => refusal({}, name));
  return {
    host: set.HOST,
    port: set.PORT,
    publicUrl,
    trustProxy: set.TRUST_PROXY,
    dataDir,
    isCopy: isCopy(dataDir),
    google: googleOf(set),
    appSecret: set.APP_SECRET ?? loadAppSecret(dataDir),
    databaseUrl: set.DATABASE_URL,
    databaseOwnerUrl: set.DATABASE_OWNER_URL,
    databaseListenUrl: set.DATABASE_LISTEN_URL,
    databaseReplicaUrl: set.DATABASE_REPLICA_URL,
    databaseBackupUrl: set.DATABASE_BACKUP_URL,
    ...cluster,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `Họp Gọn <no-reply@${new URL(publicUrl).hostname}>`,
    supportEmail: set.SUPPORT_EMAIL,
    passwordPolicy: set.PASSWORD_POLICY,
    authEnumeration: set.AUTH_ENUMERATION,
    meetBaseUrl: set.MEET_BASE_URL,
    papersQuota: set.PAPERS_QUOTA_MB * 1_000_000,
    backup: readBackup(set, { dataDir, ...cluster }, (name) => refusal({}, name)),
    operatorEmail: set.OPERATOR_EMAIL ?? set.SUPPORT_EMAIL,
    models: readModels(set, (name) => refusal({}, name)),
    webPush: set.WEB_PUSH === 'on',
    apiDocs: set.API_DOCS === 'on',
    ...readObservability(set),
    logLevel: set.LOG_LEVEL,
  };
}

// Nobody can type 0.0.0.0 into a browser: it stands for every address of the machine.
function defaultUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return new URL(`http://${isIPv6(name) ? `[${name}]` : name}:${port}`).origin;
}

function googleOf(set: z.infer<typeof Settings>): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = set;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, issuer };
  if (clientId !== undefined) throw refusal({}, 'GOOGLE_CLIENT_ID');
  if (clientSecret !== undefined) throw refusal({}, 'GOOGLE_CLIENT_SECRET');
  return undefined;
}

interface RestoreConfig extends Pick<Config, 'dataDir' | 'backup' | 'filesPlace'> {
  /** As the environment gives it; else it is among what is restored. */
  readonly appSecret: string | undefined;
}

/** The part of the settings that a restore needs, read without creating anything. */
export function readRestoreConfig(env: Environment): RestoreConfig {
  const given = readEnvironment(env);
  const parsed = RestoreSettings.safeParse(given);
  if (!parsed.success) throw refusal(given, String(parsed.error.issues[0]?.path[0]));
  const dataDir = resolve(parsed.data.DATA_DIR);
  const filesPlace = readFilesPlace(parsed.data, (name) => refusal({}, name));
  return {
    dataDir,
    filesPlace,
    backup: readBackup(parsed.data, { dataDir, filesPlace }, (name) => refusal({}, name)),
    appSecret: parsed.data.APP_SECRET,
  };
}

function refusal(given: Readonly<Record<string, string>>, name: string): StartFailure {
  const table: Readonly<Record<string, Variable>> = variables;
  const variable = table[name];
  const shown = variable?.secret || given[name] === undefined ? name : `${name}=${given[name]}`;
  return new StartFailure(`${shown} không dùng được: ${variable?.remedy ?? 'giá trị sai'}.`);
}
