import type { Variable } from './variable.ts';

/** What matters where several processes run on several machines. */
export const clusterVariables = {
  FILES_S3_URL: {
    default: 'none: uploads are files in DATA_DIR/files',
    meaning: 'Bucket for uploads at a service that speaks S3: `https://s3.example.com/bucket`',
    remedy:
      'phải là địa chỉ có tên bucket như https://s3.congty.vn/hop-gon, đi cùng FILES_S3_KEY_ID và FILES_S3_KEY',
  },
  FILES_S3_REGION: {
    default: 'us-east-1',
    meaning: 'Its region',
    remedy: 'phải là tên vùng, ví dụ us-east-1',
  },
  FILES_S3_KEY_ID: {
    default: 'none',
    meaning: 'Id of the key that may read, write, delete and list there',
    remedy: 'phải đi cùng FILES_S3_URL',
  },
  FILES_S3_KEY: {
    default: 'none',
    meaning: 'That key',
    remedy: 'phải đi cùng FILES_S3_URL',
    secret: true,
  },
  REDIS_URL: {
    default: 'none: PostgreSQL does both',
    meaning:
      'Redis 6 or newer that carries events between processes and counts limits: `rediss://user:password@host:6379/0`',
    remedy: 'phải là địa chỉ redis:// hoặc rediss://, ví dụ redis://10.0.0.7:6379/0',
    secret: true,
  },
  STOP_DELAY_SECONDS: {
    default: '0',
    meaning:
      'How long a process that stops says so at `/api/health` and still takes requests: a balancer notices',
    remedy: 'phải là số từ 0 đến 60, ví dụ 5',
  },
} as const satisfies Readonly<Record<string, Variable>>;
