import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataFolder, ensureFolder } from '../config/data-folder.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { canEnter } from './reachable.ts';
import { claimSystemFolder } from './system-folder.ts';
import { findUnprivilegedUser, runsAsRoot, type SystemUser } from './system-user.ts';

/** The cluster folder of a data folder, and the system user of the server (undefined: this process's). */
export interface ClusterHome {
  readonly folder: string;
  readonly user: SystemUser | undefined;
}

const POINTER = 'postgres.location';

/**
 * The data folder itself, unless we are root and the server's user cannot enter it: then a folder outside, named in
 * the file `postgres.location`. Folders that are not ours keep their modes.
 */
export function findClusterHome(dataDir: string, say: (line: string) => void): ClusterHome {
  ensureDataFolder(dataDir);
  if (!runsAsRoot()) return { folder: dataDir, user: undefined };
  const folder = readClusterPointer(dataDir) ?? dataDir;
  const user = ownerOfCluster(folder) ?? findUnprivilegedUser();
  if (canEnter(folder, user)) return { folder, user };
  if (existsSync(join(folder, 'postgres'))) {
    throw new StartFailure(
      `Người dùng chạy PostgreSQL (uid ${user.uid}) không vào được ${folder}: mở quyền đi qua (chmod o+x) các thư mục cha, hoặc chuyển DATA_DIR ra ngoài.`,
    );
  }
  return { folder: placeOutside(dataDir, user, say), user };
}

/** The folder outside that holds the cluster of a data folder, if it does not hold it itself. */
export function readClusterPointer(dataDir: string): string | undefined {
  const file = join(dataDir, POINTER);
  if (!existsSync(file)) return undefined;
  const folder = readFileSync(file, 'utf8').trim();
  if (existsSync(folder)) return folder;
  throw new StartFailure(
    `${file} chỉ tới ${folder}, nơi không còn: khôi phục thư mục đó, hoặc xóa tệp này để bắt đầu trống.`,
  );
}

// A cluster made by an ordinary user goes on under that user when root starts the app later.
function ownerOfCluster(home: string): SystemUser | undefined {
  const stat = statSync(join(home, 'postgres'), { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function placeOutside(dataDir: string, user: SystemUser, say: (line: string) => void): string {
  const shelf = claimSystemFolder(['/var/lib', '/opt', '/srv'], 'hop-gon', user);
  if (shelf === undefined) {
    throw new StartFailure(
      `Người dùng chạy PostgreSQL (uid ${user.uid}) không vào được ${dataDir}: đặt DATA_DIR vào nơi mọi người đi qua được, ví dụ /srv/hop-gon.`,
    );
  }
  // A random name: a new, empty data folder never meets the data of one that was deleted.
  const folder = join(shelf, `data-${randomBytes(4).toString('hex')}`);
  ensureFolder(folder, 0o711);
  writeFileSync(join(dataDir, POINTER), `${folder}\n`, { mode: 0o600 });
  say(`Cơ sở dữ liệu nằm ở ${folder}, vì người dùng chạy nó không vào được ${dataDir}.`);
  return folder;
}
