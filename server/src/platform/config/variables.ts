import { backupVariables } from './backup-variables.ts';
import { clusterVariables } from './cluster-variables.ts';
import { observabilityVariables } from './observability-variables.ts';
import { address, type Variable } from './variable.ts';

/** Everything the server reads from its environment; README's table is this one, and a test compares them. */
export const variables = {
  HOST: {
    default: '127.0.0.1',
    meaning: 'Address to listen on; `0.0.0.0` for every network of the machine',
    remedy: 'phải là một địa chỉ của máy này, ví dụ 127.0.0.1 hoặc 0.0.0.0',
  },
  PORT: {
    default: '3000',
    meaning: 'Port to listen on',
    remedy: 'phải là số từ 1 đến 65535, ví dụ 3001',
  },
  PUBLIC_URL: {
    default: 'http://HOST:PORT',
    meaning: 'What people type to reach the app: the only source of links, redirects and allowed origins',
    remedy: 'phải là địa chỉ http hoặc https không có đường dẫn, ví dụ https://hop.congty.vn',
  },
  TRUST_PROXY: {
    default: 'none',
    meaning:
      'Proxies whose `X-Forwarded-*` headers count: a number of hops, or addresses and networks with commas',
    remedy:
      'phải là số proxy đứng trước (1–9) hoặc các địa chỉ IP, dải mạng cách nhau bởi dấu phẩy, ví dụ 10.0.0.0/8',
  },
  DATA_DIR: {
    default: './data',
    meaning: 'Folder of everything the app keeps: database, uploads, generated secrets, outbox',
    remedy: 'phải là đường dẫn tới một thư mục ghi được',
  },
  APP_SECRET: {
    default: 'generated into DATA_DIR/secrets',
    meaning: 'Key from which tokens and codes are derived; at least 32 characters',
    remedy: 'phải dài ít nhất 32 ký tự; bỏ trống để Họp Gọn tự tạo',
    secret: true,
  },
  DATABASE_URL: {
    default: 'the PostgreSQL that comes along',
    meaning: "The app's login to your own PostgreSQL (16 or newer)",
    remedy: address,
    secret: true,
  },
  DATABASE_OWNER_URL: {
    default: 'DATABASE_URL',
    meaning: 'The login that owns and migrates the database',
    remedy: address,
    secret: true,
  },
  DATABASE_LISTEN_URL: {
    default: 'DATABASE_URL',
    meaning: "The app's login straight to the server, where DATABASE_URL goes through PgBouncer",
    remedy: address,
    secret: true,
  },
  DATABASE_REPLICA_URL: {
    default: 'none: everything is read from the primary',
    meaning:
      "The app's login to a streaming replica, for search and figures; they may be up to ten seconds old",
    remedy: address,
    secret: true,
  },
  DATABASE_BACKUP_URL: {
    default: 'DATABASE_OWNER_URL',
    meaning: 'The login with `REPLICATION` that may copy your own PostgreSQL',
    remedy: address,
    secret: true,
  },
  ...clusterVariables,
  SMTP_URL: {
    default: 'none: mails are files in DATA_DIR/outbox',
    meaning: 'Mail server, `smtp://` or `smtps://`',
    remedy: 'phải là địa chỉ smtp:// hoặc smtps://, ví dụ smtps://user:password@smtp.congty.vn',
    secret: true,
  },
  MAIL_FROM: {
    default: 'Họp Gọn <no-reply@host of PUBLIC_URL>',
    meaning: 'Sender of all mails',
    remedy: 'phải chứa một địa chỉ e-mail, ví dụ Họp Gọn <hop@congty.vn>',
  },
  SUPPORT_EMAIL: {
    default: 'none',
    meaning: 'Where people who need help write to',
    remedy: 'phải là một địa chỉ e-mail, ví dụ hotro@congty.vn',
  },
  GOOGLE_CLIENT_ID: {
    default: 'none: no sign-in with Google',
    meaning: 'Client id for sign-in with Google; its redirect URI there is `PUBLIC_URL/google-callback`',
    remedy: 'phải đi cùng GOOGLE_CLIENT_SECRET',
  },
  GOOGLE_CLIENT_SECRET: {
    default: 'none',
    meaning: 'Its secret',
    remedy: 'phải đi cùng GOOGLE_CLIENT_ID',
    secret: true,
  },
  GOOGLE_ISSUER: {
    default: 'https://accounts.google.com',
    meaning: 'OpenID Connect issuer behind that button; http only on this machine itself',
    remedy: 'phải là địa chỉ https; http chỉ dùng được cho chính máy này',
  },
  PASSWORD_POLICY: {
    default: 'spec',
    meaning: '`spec`: 6 characters with upper, lower and digit; `asvs`: 8 characters, no composition rule',
    remedy: 'phải là spec hoặc asvs',
  },
  AUTH_ENUMERATION: {
    default: 'spec',
    meaning: '`strict`: nobody can learn from the app whether an address has an account',
    remedy: 'phải là spec hoặc strict',
  },
  MEET_BASE_URL: {
    default: 'none',
    meaning: 'Video rooms: the room of a meeting is this address followed by its name',
    remedy: 'phải là địa chỉ https, ví dụ https://meet.congty.vn/',
  },
  PAPERS_QUOTA_MB: {
    default: '2000',
    meaning: 'How much the papers of one company may take up, in megabytes',
    remedy: 'phải là số từ 1 đến 1000000, ví dụ 2000',
  },
  ...backupVariables,
  OPERATOR_EMAIL: {
    default: 'SUPPORT_EMAIL',
    meaning: 'Where the app reports failed backups and the weekly trial restore',
    remedy: 'phải là một địa chỉ e-mail, ví dụ quantri@congty.vn',
  },
  MODEL_PROVIDER: {
    default: 'none: the engine alone answers',
    meaning:
      'Protocol of the model that owners may turn on: `openai`, `anthropic`, `google`, or `compatible` for any server that speaks chat completions',
    remedy: 'phải là openai, anthropic, google hoặc compatible, và đi cùng MODEL_NAME',
  },
  MODEL_URL: {
    default: "the provider's own",
    meaning: 'Its base URL, such as `http://127.0.0.1:11434/v1`; needed for `compatible`',
    remedy: 'phải là địa chỉ http hoặc https, ví dụ http://127.0.0.1:11434/v1',
  },
  MODEL_NAME: {
    default: 'none',
    meaning: 'Name of that model',
    remedy: 'phải đi cùng MODEL_PROVIDER',
  },
  MODEL_KEY: {
    default: 'none',
    meaning: 'Key of that model',
    remedy: 'phải đi cùng MODEL_PROVIDER',
    secret: true,
  },
  MODEL_ALLOWED: {
    default: 'none',
    meaning:
      'Addresses an owner may set with an own key, with commas: `openai`, `anthropic`, `google`, a base URL, or `provider=URL`',
    remedy: 'phải là openai, anthropic, google hoặc địa chỉ http(s), cách nhau bởi dấu phẩy',
  },
  MODEL_TIMEOUT_SECONDS: {
    default: '20',
    meaning: 'How long a model may take for each piece of an answer before the engine answers',
    remedy: 'phải là số từ 1 đến 600, ví dụ 20',
  },
  WEB_PUSH: {
    default: 'on',
    meaning:
      '`off`: no push messages; with `on` encrypted ones go to the push services of browsers whose person turned them on',
    remedy: 'phải là on hoặc off',
  },
  API_DOCS: {
    default: 'on',
    meaning: '`off`: no description of the API at `/api/docs` and `/api/openapi.json`',
    remedy: 'phải là on hoặc off',
  },
  ...observabilityVariables,
  LOG_LEVEL: {
    default: 'info',
    meaning: '`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`',
    remedy: 'phải là silent, fatal, error, warn, info, debug hoặc trace',
  },
} as const satisfies Readonly<Record<string, Variable>>;
