import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SystemUser } from './system-user.ts';

const READ = 0o4;
const ENTER = 0o1;

/** Judged by the mode bits alone: the server is started without supplementary groups. */
function allows(stat: Pick<Stats, 'uid' | 'gid' | 'mode'>, user: SystemUser, wanted: number): boolean {
  if (stat.uid === user.uid) return ((stat.mode >> 6) & wanted) === wanted;
  if (stat.gid === user.gid) return ((stat.mode >> 3) & wanted) === wanted;
  return (stat.mode & wanted) === wanted;
}

/** Whether `user` can enter a folder and every folder above it. */
export function canEnter(folder: string, user: SystemUser): boolean {
  const path = realpathSync(folder);
  if (!allows(statSync(path), user, ENTER)) return false;
  return path === dirname(path) || canEnter(dirname(path), user);
}

/** Whether `user` can read a file, all folders above it included. */
export function canRead(file: string, user: SystemUser): boolean {
  return allows(statSync(file), user, READ) && canEnter(dirname(realpathSync(file)), user);
}
