import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import { DamagedObject, explainLoss, isLost } from './damaged-object.ts';
import { type BackupKey, deriveBackupKey, fingerprintKey } from './format/backup-key.ts';
import { openSealed, sealStream } from './format/seal.ts';
import { Manifest } from './manifest.ts';
import { readJson } from './read-json.ts';
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
const headCopyName = (id: string): string => `${baseFolder(id)}/${headName}`;

/** A store with its key: objects are sealed under their names. */
export interface Repository {
  readonly store: BackupStore;
  readonly key: BackupKey | null;
  /** Distinguishes repositories. */
  readonly mark: string;
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  read(name: string): AsyncIterable<Buffer>;
  writeManifest(manifest: Manifest): Promise<void>;
  /** Null for a backup that is not complete; throws where its manifest is damaged. */
  readManifest(id: string): Promise<Manifest | null>;
  /** Complete backups, the oldest first; those whose manifest is damaged are passed over and reported. An outage is thrown. */
  readManifests(onDamaged?: (id: string, problem: string) => void): Promise<readonly Manifest[]>;
  /** Removes a backup: first its manifest, so that one of which parts are gone does not count as complete. */
  removeBackup(id: string): Promise<void>;
  /** The newest complete backup that is not damaged; read once, for a manifest never changes. */
  readNewest(): Promise<Manifest | null>;
  /** Whether the store still is this repository, and not an empty folder where a disk is not mounted; throws in an outage. */
  isThere(): Promise<boolean>;
}

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};

const readHead = (store: BackupStore, name = headName): Promise<Head | null> =>
  readJson(store.read, name, Head);

async function nullIfLost<T>(reading: Promise<T | null>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isLost(error)) return null;
    throw error;
  }
}

/** The head, or its copy in the newest backup that has one: without the salt no key opens anything. */
async function findHead(store: BackupStore): Promise<Head | null> {
  const ids = (await store.listFolders('bases')).toSorted().toReversed();
  let damaged: unknown;
  for (const name of [headName, ...ids.map(headCopyName)]) {
    try {
      const head = await readHead(store, name);
      if (head) return head;
    } catch (error) {
      if (!isLost(error)) throw error;
      damaged ??= error;
    }
  }
  if (damaged !== undefined) throw new DamagedObject(`${store.place}/${explainLoss(headName, damaged)}`);
  return null;
}

/** Whether a store holds a repository. */
export const hasRepository = async (store: BackupStore): Promise<boolean> => (await findHead(store)) !== null;

/** Opens a repository, or creates it where `create` is set. A key that is not its own is refused before anything is written. */
export async function openRepository(
  store: BackupStore,
  keyText: string | undefined,
  { create = false } = {},
): Promise<Repository> {
  const found = await findHead(store);
  if (found === null && !create)
    throw new OperatorFailure(
      `Không có bản sao lưu nào ở ${store.place}: kiểm tra BACKUP_DIR hoặc BACKUP_S3_URL.`,
    );
  const head = found ?? (await createHead(store, keyText));
  if (create && found && !(await nullIfLost(readHead(store))))
    await store.write(headName, once(headBytes(head)));
  const key = keyText === undefined ? null : deriveBackupKey(keyText, Buffer.from(head.salt, 'hex'));
  refuseOtherKey(head, key && fingerprintKey(key), store.place);
  return repositoryOf(store, key, head);
}

/** Of two that create it at once one succeeds, and both use its head. */
async function createHead(store: BackupStore, keyText: string | undefined): Promise<Head> {
  const stored = [...(await store.list('bases')), ...(await store.list('files'))];
  if (stored.length > 0)
    throw new OperatorFailure(
      `${store.place} có bản sao lưu nhưng thiếu ${headName}, tệp cần để mở chúng: chép lại tệp đó, hoặc dùng một nơi sao lưu mới.`,
    );
  const salt = randomBytes(16);
  const key = keyText === undefined ? null : fingerprintKey(deriveBackupKey(keyText, salt));
  const head: Head = { format: 1, salt: salt.toString('hex'), key };
  await store.replace(headName, headBytes(head), null);
  const created = await readHead(store);
  if (created) return created;
  throw new OperatorFailure(`${store.place}/${headName} vừa tạo mà không đọc lại được.`);
}

const headBytes = (head: Head): Buffer => Buffer.from(`${JSON.stringify(head)}\n`);

function refuseOtherKey(head: Head, mark: string | null, place: string): void {
  if (head.key === mark) return;
  if (mark === null) throw new OperatorFailure(`Kho sao lưu ${place} đã mã hóa: đặt BACKUP_KEY_FILE.`);
  if (head.key === null)
    throw new OperatorFailure(
      `Kho sao lưu ${place} không mã hóa: bỏ BACKUP_KEY, hoặc dùng một nơi sao lưu mới.`,
    );
  throw new OperatorFailure(`BACKUP_KEY không phải khóa của kho sao lưu ${place}.`);
}

function repositoryOf(store: BackupStore, key: BackupKey | null, head: Head): Repository {
  const read = (name: string): AsyncIterable<Buffer> => openSealed(store.read(name), key, name);
  const write = (name: string, content: AsyncIterable<Uint8Array>): Promise<void> =>
    store.write(name, sealStream(content, key, name));
  const readManifest = (id: string): Promise<Manifest | null> => readJson(read, manifestName(id), Manifest);
  const readManifests: Repository['readManifests'] = async (onDamaged = () => undefined) => {
    const ids = (await store.listFolders('bases')).toSorted();
    const found = await Promise.all(
      ids.map((id) =>
        readManifest(id).catch((error: unknown) => {
          if (!isLost(error)) throw error;
          onDamaged(id, explainLoss(manifestName(id), error));
          return null;
        }),
      ),
    );
    return found.filter((manifest) => manifest !== null);
  };
  let newest: Manifest | null = null;
  const readNewest = async (): Promise<Manifest | null> => {
    for (const id of (await store.listFolders('bases')).toSorted().toReversed()) {
      if (newest?.id === id) return newest;
      const found = await nullIfLost(readManifest(id));
      if (!found) continue;
      newest = found;
      return newest;
    }
    return null;
  };
  return {
    store,
    key,
    mark: head.salt,
    readNewest,
    write,
    read,
    writeManifest: async (manifest) => {
      await store.write(headCopyName(manifest.id), once(headBytes(head)));
      await write(manifestName(manifest.id), once(Buffer.from(JSON.stringify(manifest))));
    },
    removeBackup: async (id) => {
      await store.remove(manifestName(id));
      await store.remove(baseFolder(id));
    },
    readManifest: async (id) =>
      (await store.listFolders('bases')).includes(id) ? await readManifest(id) : null,
    readManifests,
    isThere: async () => (await nullIfLost(readHead(store)))?.salt === head.salt,
  };
}
