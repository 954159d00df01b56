import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { OperatorFailure } from '../../lifecycle/operator-failure.ts';
import {
  createS3Client,
  readElement,
  type S3Client,
  type S3Object,
  type S3Place,
  splitElements,
} from '../../storage/s3-client.ts';
import type { BackupStore, GrowingObject, StoredObject } from './backup-store.ts';
import { missing, readBucketObject } from './read-bucket-object.ts';
import { createReplace, readVersion } from './replace-conditionally.ts';
import { writeInParts } from './write-in-parts.ts';

const namePattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
/** An object that grows is pieces of it: one that reached this size is followed by the next. */
const pieceSize = 256 * 1024;
const piecePattern = /\.piece-\d{6}$/;
const nameOfPiece = (name: string, number: number): string =>
  `${name}.piece-${String(number).padStart(6, '0')}`;
/** What is still being written has no name of its own: the upload's id distinguishes it. */
const draftMark = '?uploadId=';
/** Requests at once. */
const mostAtOnce = 8;

/** The objects that grow count as one, with the sizes of their pieces. */
function joinPieces(found: readonly S3Object[]): readonly StoredObject[] {
  const joined = new Map<string, StoredObject>();
  for (const { key, size, changedAt } of found) {
    const name = key.replace(piecePattern, '');
    const before = joined.get(name);
    const isLater = before === undefined || changedAt > before.changedAt;
    const changed = isLater ? changedAt : before.changedAt;
    joined.set(name, { name, size: size + (before?.size ?? 0), changedAt: changed });
  }
  return [...joined.values()];
}

/** Objects in a bucket that holds nothing else. */
export function createBucketStore(place: S3Place): BackupStore {
  const client = createS3Client(place, {
    variable: 'BACKUP_S3_URL',
    busy: (cause) =>
      new OperatorFailure(
        `${place.url} không trả lời (${cause instanceof Error ? cause.message : String(cause)}).`,
        { cause },
      ),
  });
  const checked = (name: string): string => {
    if (!namePattern.test(name)) throw new Error(`"${name}" names no object of a backup`);
    return name;
  };
  const listObjects = async (prefix: string): Promise<readonly S3Object[]> => {
    const found: S3Object[] = [];
    for await (const { objects } of client.listPages({ prefix })) found.push(...objects);
    return found;
  };
  const listPieces = async (name: string): Promise<readonly string[]> =>
    (await listObjects(`${name}.piece-`)).map(({ key }) => key).toSorted();

  return {
    place: place.url,
    appendEveryMs: 2_000,
    write: async (name, content) => writeInParts(client, checked(name), content),
    openGrowing: async (name) => growInPieces(client, checked(name)),
    async *read(name) {
      const whole = await readBucketObject(client, checked(name));
      if (whole) {
        yield* whole;
        return;
      }
      const pieces = await listPieces(name);
      if (pieces.length === 0) throw missing(name);
      yield* readAhead(client, pieces);
    },
    readVersion: async (name) => readVersion(client, checked(name)),
    replace: createReplace(client),
    list: async (folder) => joinPieces(await listObjects(`${checked(folder)}/`)),
    listDrafts: async (folder) => {
      const drafts: StoredObject[] = [];
      for (const { key, id, startedAt } of await listUploads(client, `${checked(folder)}/`))
        drafts.push({ name: `${key}${draftMark}${id}`, ...(await readProgress(client, key, id, startedAt)) });
      return drafts;
    },
    async listFolders(folder) {
      const names: string[] = [];
      const query = { prefix: `${checked(folder)}/`, delimiter: '/' };
      for await (const { prefixes } of client.listPages(query))
        names.push(...prefixes.map((prefix) => prefix.slice(query.prefix.length, -1)));
      return names;
    },
    async remove(name) {
      const [key = '', id] = name.split(draftMark);
      if (id !== undefined) return abortUpload(client, checked(key), id);
      const isOfName = (other: string): boolean =>
        other.replace(piecePattern, '') === name || other.startsWith(`${name}/`);
      const found = (await listObjects(checked(name))).filter((object) => isOfName(object.key));
      await pLimit(mostAtOnce).map(found, (object) => client.call({ method: 'DELETE', name: object.key }));
      for (const upload of await listUploads(client, name))
        if (isOfName(upload.key)) await abortUpload(client, upload.key, upload.id);
    },
  };
}

/**
 * An object of a bucket cannot be appended to. What is appended is put as a piece; a small one is put again with what follows,
 * so that a log that grows slowly is not made of thousands.
 */
function growInPieces(client: S3Client, name: string): GrowingObject {
  let number = 1;
  let parts: Uint8Array[] = [];
  return {
    async append(bytes) {
      parts.push(bytes);
      const body = Buffer.concat(parts);
      // An earlier request that arrives late must not take the place of a later one.
      await client.call({ method: 'PUT', name: nameOfPiece(name, number), body, isSentOnce: true });
      if (body.length < pieceSize) return;
      number += 1;
      parts = [];
    },
    close: async () => undefined,
  };
}

/** One object after the other, the next ones on their way meanwhile. */
async function* readAhead(client: S3Client, names: readonly string[]): AsyncGenerator<Uint8Array> {
  const fetchWhole = async (name: string): Promise<Uint8Array> => {
    const content = await readBucketObject(client, name);
    if (!content) throw missing(name);
    return buffer(content);
  };
  const coming: Promise<Uint8Array>[] = [];
  for (let next = 0; next < names.length || coming.length > 0; ) {
    for (const name of names.slice(next, next + mostAtOnce - coming.length)) {
      const piece = fetchWhole(name);
      // It is awaited when its turn comes.
      piece.catch(() => undefined);
      coming.push(piece);
      next += 1;
    }
    const first = coming.shift();
    if (first !== undefined) yield await first;
  }
}

interface Upload {
  readonly key: string;
  readonly id: string;
  readonly startedAt: Date;
}

async function listUploads(client: S3Client, prefix: string): Promise<readonly Upload[]> {
  const uploads: Upload[] = [];
  let after: Record<string, string> | undefined = {};
  while (after) {
    const reply = await client.call({ method: 'GET', query: { uploads: '', prefix, ...after } });
    const xml = (await reply?.text()) ?? '';
    for (const part of splitElements(xml, 'Upload'))
      uploads.push({
        key: readElement(part, 'Key') ?? '',
        id: readElement(part, 'UploadId') ?? '',
        startedAt: new Date(readElement(part, 'Initiated') ?? ''),
      });
    const [key, id] = [readElement(xml, 'NextKeyMarker'), readElement(xml, 'NextUploadIdMarker')];
    const isMore = readElement(xml, 'IsTruncated') === 'true' && key !== undefined;
    after = isMore ? { 'key-marker': key, ...(id !== undefined && { 'upload-id-marker': id }) } : undefined;
  }
  return uploads;
}

/** How much of an upload has arrived, and when the last of it did. */
async function readProgress(
  client: S3Client,
  key: string,
  uploadId: string,
  startedAt: Date,
): Promise<Pick<StoredObject, 'size' | 'changedAt'>> {
  let size = 0;
  let changedAt = startedAt;
  let after: string | undefined = '0';
  while (after !== undefined) {
    const reply = await client.call({
      ...{ method: 'GET', name: key, accepts: [404] },
      query: { uploadId, 'part-number-marker': after },
    });
    const xml = (await reply?.text()) ?? '';
    for (const part of splitElements(xml, 'Part')) {
      size += Number(readElement(part, 'Size'));
      const arrivedAt = new Date(readElement(part, 'LastModified') ?? '');
      if (arrivedAt > changedAt) changedAt = arrivedAt;
    }
    after = readElement(xml, 'IsTruncated') === 'true' ? readElement(xml, 'NextPartNumberMarker') : undefined;
  }
  return { size, changedAt };
}

const abortUpload = async (client: S3Client, name: string, uploadId: string): Promise<void> =>
  void (await client.call({ method: 'DELETE', name, query: { uploadId }, accepts: [404] }));
