import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface StoredS3Object {
  bytes: Buffer;
  changedAt: Date;
}

interface Upload {
  readonly name: string;
  readonly startedAt: Date;
  readonly parts: Map<number, StoredS3Object>;
}

interface S3Request {
  readonly method: string;
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface S3Answer {
  readonly status: number;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a service treats `If-Match` and `If-None-Match` of a write. */
export type Conditions = 'known' | 'ignored' | 'refused';

const error = (status: number, code: string): S3Answer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});
const markOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
const element = (name: string, content: string | number | boolean): string => `<${name}>${content}</${name}>`;

/** One bucket: objects, lists in pages, uploads in parts, ranges and conditions, as the documentation of S3 says. */
export function createBucket(pageSize: number) {
  const objects = new Map<string, StoredS3Object>();
  const uploads = new Map<string, Upload>();
  let conditions: Conditions = 'known';

  const list = (query: URLSearchParams): S3Answer => {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const after = query.get('continuation-token') ?? '';
    const groupOf = (name: string): string => {
      const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
      return end < 0 ? name : name.slice(0, end + 1);
    };
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).map(groupOf);
    const rest = [...new Set(names)].toSorted().filter((name) => name > after);
    const page = rest.slice(0, pageSize);
    const rows = page.map((name) => {
      const found = objects.get(name);
      if (!found || (delimiter && name.endsWith(delimiter)))
        return element('CommonPrefixes', element('Prefix', name));
      const described = [
        element('Key', name),
        element('LastModified', found.changedAt.toISOString()),
        element('ETag', markOf(found.bytes)),
        element('Size', found.bytes.length),
      ];
      return element('Contents', described.join(''));
    });
    const isMore = rest.length > pageSize;
    const next = isMore ? element('NextContinuationToken', page.at(-1) ?? '') : '';
    const body = [element('IsTruncated', isMore), next, ...rows].join('');
    return { status: 200, body: element('ListBucketResult', body) };
  };

  const listUploads = (query: URLSearchParams): S3Answer => {
    const [keyAfter, idAfter] = [query.get('key-marker') ?? '', query.get('upload-id-marker') ?? ''];
    const rest = [...uploads]
      .filter(([, { name }]) => name.startsWith(query.get('prefix') ?? ''))
      .toSorted(([a, { name }], [b, other]) =>
        name === other.name ? (a < b ? -1 : 1) : name < other.name ? -1 : 1,
      )
      .filter(([id, { name }]) => name > keyAfter || (name === keyAfter && id > idAfter));
    const page = rest.slice(0, pageSize);
    const rows = page.map(([id, { name, startedAt }]) =>
      element(
        'Upload',
        element('Key', name) + element('UploadId', id) + element('Initiated', startedAt.toISOString()),
      ),
    );
    const last = page.at(-1);
    const isMore = rest.length > pageSize && last !== undefined;
    const next = isMore
      ? element('NextKeyMarker', last[1].name) + element('NextUploadIdMarker', last[0])
      : '';
    const body = [element('IsTruncated', isMore), next, ...rows].join('');
    return { status: 200, body: element('ListMultipartUploadsResult', body) };
  };

  const listParts = ({ parts }: Upload, query: URLSearchParams): S3Answer => {
    const rest = [...parts]
      .toSorted(([a], [b]) => a - b)
      .filter(([number]) => number > Number(query.get('part-number-marker')));
    const page = rest.slice(0, pageSize);
    const rows = page.map(([number, { bytes, changedAt }]) =>
      element(
        'Part',
        element('PartNumber', number) +
          element('LastModified', changedAt.toISOString()) +
          element('Size', bytes.length),
      ),
    );
    const isMore = rest.length > pageSize;
    const next = element('NextPartNumberMarker', page.at(-1)?.[0] ?? 0);
    return {
      status: 200,
      body: element('ListPartsResult', [element('IsTruncated', isMore), next, ...rows].join('')),
    };
  };

  /** Null where the object may be written. */
  const judge = (name: string, headers: IncomingHttpHeaders): S3Answer | null => {
    const [isMatch, isNone] = [headers['if-match'], headers['if-none-match']];
    if (conditions === 'ignored' || (isMatch === undefined && isNone === undefined)) return null;
    if (conditions === 'refused') return error(501, 'NotImplemented');
    const found = objects.get(name);
    if (isNone === '*' && found) return error(412, 'PreconditionFailed');
    if (isMatch !== undefined && !found) return error(404, 'NoSuchKey');
    return isMatch !== undefined && found && markOf(found.bytes) !== isMatch
      ? error(412, 'PreconditionFailed')
      : null;
  };

  const put = ({ name, headers, body }: S3Request): S3Answer => {
    const refused = judge(name, headers);
    if (refused) return refused;
    objects.set(name, { bytes: body, changedAt: new Date() });
    return { status: 200, headers: { etag: markOf(body) } };
  };

  const complete = (id: string, { name, parts }: Upload, body: Buffer): S3Answer => {
    const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const wanted = named.map(([, number, mark]) => ({ part: parts.get(Number(number)), mark }));
    if (wanted.some(({ part, mark }) => !part || markOf(part.bytes) !== mark))
      return error(400, 'InvalidPart');
    const sizes = wanted.map(({ part }) => part?.bytes.length ?? 0);
    if (sizes.slice(0, -1).some((size) => size < 5 * 1024 * 1024 || size !== sizes[0]))
      return error(400, 'EntityTooSmall');
    const bytes = Buffer.concat(wanted.map(({ part }) => part?.bytes ?? Buffer.alloc(0)));
    objects.set(name, { bytes, changedAt: new Date() });
    uploads.delete(id);
    return { status: 200, body: element('CompleteMultipartUploadResult', element('Key', name)) };
  };

  const ofUpload = (id: string, { method, name, query, body }: S3Request): S3Answer => {
    const upload = uploads.get(id);
    if (!upload || upload.name !== name) return error(404, 'NoSuchUpload');
    if (method === 'GET') return listParts(upload, query);
    if (method === 'POST') return complete(id, upload, body);
    if (method === 'DELETE') {
      uploads.delete(id);
      return { status: 204 };
    }
    upload.parts.set(Number(query.get('partNumber')), { bytes: body, changedAt: new Date() });
    return { status: 200, headers: { etag: markOf(body) } };
  };

  const get = ({ name, headers }: S3Request): S3Answer => {
    const found = objects.get(name);
    if (!found) return error(404, 'NoSuchKey');
    const mark = markOf(found.bytes);
    if (headers['if-match'] !== undefined && headers['if-match'] !== mark)
      return error(412, 'PreconditionFailed');
    const from = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1];
    if (from === undefined) return { status: 200, body: found.bytes, headers: { etag: mark } };
    if (Number(from) >= found.bytes.length) return error(416, 'InvalidRange');
    return { status: 206, body: found.bytes.subarray(Number(from)), headers: { etag: mark } };
  };

  const answer = (request: S3Request): S3Answer => {
    const { method, name, query } = request;
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return ofUpload(uploadId, request);
    if (query.has('list-type')) return list(query);
    if (method === 'GET' && query.has('uploads')) return listUploads(query);
    if (method === 'POST' && query.has('uploads')) {
      const id = randomBytes(12).toString('base64url');
      uploads.set(id, { name, startedAt: new Date(), parts: new Map() });
      return { status: 200, body: element('InitiateMultipartUploadResult', element('UploadId', id)) };
    }
    if (method === 'PUT') return put(request);
    if (method === 'GET') return get(request);
    objects.delete(name);
    return { status: 204 };
  };

  return {
    objects,
    uploads,
    answer,
    treatConditions: (how: Conditions): void => {
      conditions = how;
    },
  };
}
