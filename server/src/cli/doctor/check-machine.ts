import { existsSync, statSync } from 'node:fs';
import { namePlainText } from '../../platform/config/name-plain-text.ts';
import type { Config } from '../../platform/config/read-config.ts';
import { restrictModes } from '../../platform/config/restrict-modes.ts';
import { classifyDisk } from '../../platform/storage/disk-space.rules.ts';
import { readFreeBytes } from '../../platform/storage/disk-space.ts';
import { showBytes } from '../../platform/storage/show-bytes.rules.ts';
import { type Finding, good, problem, warning } from './finding.ts';

/** Looks without changing a mode. */
function checkModes(dataDir: string): Finding {
  try {
    const open = restrictModes(dataDir, () => undefined);
    return open.length === 0
      ? good('modes', `Người dùng khác trên máy không đọc được ${dataDir}.`)
      : warning('modes', open.join(' '));
  } catch (error) {
    return problem('modes', error instanceof Error ? error.message : String(error));
  }
}

async function checkDisk(check: string, folder: string): Promise<Finding> {
  const free = await readFreeBytes(folder);
  const text = `${folder} còn trống ${showBytes(free)}.`;
  const state = classifyDisk(free, 'ok');
  if (state === 'ok') return good(check, text);
  return state === 'low' ? warning(check, text) : problem(check, `${text} Thay đổi đang bị từ chối.`);
}

function checkAddresses(config: Config): Finding {
  const lines = namePlainText(config);
  return lines.length === 0
    ? good('addresses', `Mọi người vào bằng ${config.publicUrl}.`)
    : warning('addresses', lines.join(' '));
}

/** Changes go on when backups have no room, but are not kept. */
async function checkBackupSpace({ backup }: Config): Promise<Finding[]> {
  if (!backup.place || !('folder' in backup.place) || !existsSync(backup.place.folder)) return [];
  const { folder } = backup.place;
  const free = await readFreeBytes(folder);
  const text = `${folder} còn trống ${showBytes(free)}.`;
  return [classifyDisk(free, 'ok') === 'ok' ? good('backup-space', text) : problem('backup-space', text)];
}

/** Two folders on one disk are lost together. */
function checkOtherDisk({ dataDir, backup }: Config): Finding[] {
  if (!backup.place || !('folder' in backup.place)) return [];
  const [data, backups] = [dataDir, backup.place.folder].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.dev,
  );
  return backups !== undefined && backups === data
    ? [
        warning(
          'backup-disk',
          'BACKUP_DIR nằm cùng ổ đĩa với DATA_DIR: ổ hỏng thì mất cả hai. Đặt nó ở ổ hoặc máy khác.',
        ),
      ]
    : [];
}

export async function checkMachine(config: Config): Promise<Finding[]> {
  return [
    checkModes(config.dataDir),
    await checkDisk('disk', config.dataDir),
    ...checkOtherDisk(config),
    ...(await checkBackupSpace(config)),
    checkAddresses(config),
  ];
}
