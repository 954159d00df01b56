import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../lifecycle/error-code.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { secretsFolder } from './data-folder.ts';

type ChangeMode = (path: string, mode: number) => void;

/** Folders of ours in the data folder. Others, say the operator's legal texts, keep their modes. */
const ownFolders = ['files', 'outbox'];

const modeOf = (path: string): number | null => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? stat.mode & 0o777 : null;
};

const octal = (mode: number): string => `0${mode.toString(8)}`;

/** Removes permissions of others beyond `allowed`; 'open' when that was refused. */
function restrict(path: string, allowed: number, changeMode: ChangeMode): 'fine' | 'restricted' | 'open' {
  const mode = modeOf(path);
  if (mode === null || (mode & ~allowed) === 0) return 'fine';
  try {
    changeMode(path, mode & allowed);
  } catch (error) {
    if (errorCode(error) !== 'EPERM' && errorCode(error) !== 'EROFS') throw error;
  }
  return ((modeOf(path) ?? 0) & ~allowed) === 0 ? 'restricted' : 'open';
}

const secretPaths = (folder: string): string[] =>
  modeOf(folder) === null ? [] : readdirSync(folder).map((name) => join(folder, name));

/**
 * Closes the data folder and the generated secrets to other users of the machine, as a restored backup may have opened them.
 * Answers a line for each path that was open. A secret that stays open is a StartFailure.
 */
export function restrictModes(dataDir: string, changeMode: ChangeMode = chmodSync): string[] {
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  const secrets = secretsFolder(dataDir);
  const paths: readonly (readonly [path: string, allowed: number, secret: boolean])[] = [
    // The user that runs the database passes through a folder of root's.
    [dataDir, process.getuid?.() === 0 ? 0o711 : 0o700, false],
    ...ownFolders.map((name) => [join(dataDir, name), 0o700, false] as const),
    [secrets, 0o700, true],
    ...secretPaths(secrets).map((path) => [path, 0o600, true] as const),
  ];
  return paths.flatMap(([path, allowed, secret]) => {
    const before = modeOf(path) ?? 0;
    const outcome = restrict(path, allowed, changeMode);
    if (outcome === 'fine') return [];
    if (outcome === 'restricted')
      return [
        `${path} đã mở cho người dùng khác (${octal(before)}); quyền nay là ${octal(before & allowed)}.`,
      ];
    const remedy = `người dùng khác trên máy đọc được ${path} (${octal(before)}): chạy chmod ${octal(allowed)} ${path}`;
    if (secret) throw new StartFailure(`Khóa bí mật không kín: ${remedy}.`);
    return [`${remedy}.`];
  });
}
