import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { errorCode } from '../lifecycle/error-code.ts';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import { type BackupKey, deriveBackupKey, fingerprintKey } from './format/backup-key.ts';
import { openSealed, sealStream } from './format/seal.ts';
import { Manifest } from './manifest.ts';
import type { BackupStore } from './store/backup-store.ts';

const Head = z.object({
  format: z.literal(1),
  /** Of the key derivation, hexadecimal. */
  salt: z.string(),
  /** Null where backups are not encrypted. */
  key: z.string().nullable(),
});
type Head = z.infer<typeof Head>;

const headName = 'repository.json';
export const baseFolder = (id: string): string => `bases/${id}`;
export const walFolder = (id: string): string => `bases/${id}/wal`;
const manifestName = (id: string): string => `${baseFolder(id)}/manifest`;

/** A store with its key: objects are sealed under their names. */
export interface Repository {
  readonly store: BackupStore;
  readonly key: BackupKey | null;
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  read(name: string): AsyncIterable<Buffer>;
  writeManifest(manifest: Manifest): Promise<void>;
  /** Complete backups, the oldest first. */
  readManifests(): Promise<readonly Manifest[]>;
  /** The newest complete backup; read once, for a manifest never changes. */
  readNewest(): Promise<Manifest | null>;
}

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};

async function readHead(store: BackupStore): Promise<Head | null> {
  try {
    return Head.parse(JSON.parse(String(await buffer(store.read(headName)))));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new OperatorFailure(`${store.place}/${headName} không đọc được: đây không phải kho sao lưu.`);
    throw error;
  }
}

/** Opens a repository, or creates it where `create` is set. A key that is not its own is refused before anything is written. */
export async function openRepository(
  store: BackupStore,
  keyText: string | undefined,
  { create = false } = {},
): Promise<Repository> {
  const found = await readHead(store);
  if (found === null && !create)
    throw new OperatorFailure(`Không có bản sao lưu nào ở ${store.place}: kiểm tra BACKUP_DIR.`);
  const salt = found ? Buffer.from(found.salt, 'hex') : randomBytes(16);
  const key = keyText === undefined ? null : deriveBackupKey(keyText, salt);
  const mark = key && fingerprintKey(key);
  if (found) refuseOtherKey(found, mark, store.place);
  else await writeHead(store, { format: 1, salt: salt.toString('hex'), key: mark });
  return repositoryOf(store, key);
}

const writeHead = (store: BackupStore, head: Head): Promise<void> =>
  store.write(headName, once(Buffer.from(`${JSON.stringify(head)}\n`)));

function refuseOtherKey(head: Head, mark: string | null, place: string): void {
  if (head.key === mark) return;
  if (mark === null) throw new OperatorFailure(`Kho sao lưu ${place} đã mã hóa: đặt BACKUP_KEY_FILE.`);
  if (head.key === null)
    throw new OperatorFailure(
      `Kho sao lưu ${place} không mã hóa: bỏ BACKUP_KEY, hoặc dùng một BACKUP_DIR mới.`,
    );
  throw new OperatorFailure(`BACKUP_KEY không phải khóa của kho sao lưu ${place}.`);
}

function repositoryOf(store: BackupStore, key: BackupKey | null): Repository {
  const read = (name: string): AsyncIterable<Buffer> => openSealed(store.read(name), key, name);
  const write = (name: string, content: AsyncIterable<Uint8Array>): Promise<void> =>
    store.write(name, sealStream(content, key, name));
  const readManifest = async (id: string): Promise<Manifest | null> => {
    try {
      return Manifest.parse(JSON.parse(String(await buffer(read(manifestName(id))))));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  };
  let newest: Manifest | null = null;
  const readNewest = async (): Promise<Manifest | null> => {
    for (const id of (await store.listFolders('bases')).toSorted().toReversed()) {
      if (newest?.id === id) return newest;
      newest = await readManifest(id);
      if (newest) return newest;
    }
    return null;
  };
  return {
    store,
    key,
    readNewest,
    write,
    read,
    writeManifest: (manifest) =>
      write(manifestName(manifest.id), once(Buffer.from(JSON.stringify(manifest)))),
    readManifests: async () => {
      const ids = (await store.listFolders('bases')).toSorted();
      const found = await Promise.all(ids.map(readManifest));
      return found.filter((manifest) => manifest !== null);
    },
  };
}
