import type { Variable } from './variable.ts';

export const backupVariables = {
  BACKUP_DIR: {
    default: 'none: the app makes no backups',
    meaning: 'Folder for backups, best on another disk: one each night, and every change within seconds',
    remedy: 'phải là đường dẫn tới một thư mục ghi được, ngoài DATA_DIR',
  },
  BACKUP_S3_URL: {
    default: 'none',
    meaning:
      'Bucket for backups in place of a folder, at a service that speaks S3: `https://s3.example.com/backups`; it holds nothing else',
    remedy:
      'phải là địa chỉ của một bucket riêng như https://s3.congty.vn/sao-luu, khác FILES_S3_URL, không đi cùng BACKUP_DIR mà đi cùng BACKUP_S3_KEY_ID và BACKUP_S3_KEY',
  },
  BACKUP_S3_REGION: {
    default: 'us-east-1',
    meaning: 'Its region',
    remedy: 'phải là tên vùng, ví dụ us-east-1',
  },
  BACKUP_S3_KEY_ID: {
    default: 'none',
    meaning: 'Id of the key that may read, write, delete and list there',
    remedy: 'phải đi cùng BACKUP_S3_URL',
  },
  BACKUP_S3_KEY: {
    default: 'none',
    meaning: 'That key',
    remedy: 'phải đi cùng BACKUP_S3_URL',
    secret: true,
  },
  BACKUP_KEY: {
    default: 'none: backups are not encrypted',
    meaning:
      'Key of the backups, at least 32 characters; keep a copy elsewhere, for nothing can be restored without it',
    remedy: 'phải dài ít nhất 32 ký tự',
    secret: true,
  },
  BACKUP_HOUR: {
    default: '2',
    meaning: 'Hour of the nightly backup, Vietnam time',
    remedy: 'phải là số từ 0 đến 23, ví dụ 2',
  },
  BACKUP_TRIAL_PROGRAMS: {
    default: 'the PostgreSQL that comes along',
    meaning:
      "Folder above the `bin` of a PostgreSQL of your own server's major version, for the weekly trial restore: `/usr/lib/postgresql/16`",
    remedy: 'phải là thư mục có bin/postgres, ví dụ /usr/lib/postgresql/16',
  },
} as const satisfies Readonly<Record<string, Variable>>;
