import { readFileSync } from 'node:fs';
import { StartFailure } from '../lifecycle/start-failure.ts';

/** The system user of the database server; `undefined` means this process's. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export const runsAsRoot = (): boolean => process.getuid?.() === 0;

/** An unprivileged user for the server, because PostgreSQL refuses to run as root. */
export function findUnprivilegedUser(passwd = readFileSync('/etc/passwd', 'utf8')): SystemUser {
  const users = passwd.split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartFailure(
    'PostgreSQL không chạy bằng root và máy không có người dùng "postgres" hay "nobody": tạo một người dùng như vậy, hoặc chạy bằng người dùng thường.',
  );
}
