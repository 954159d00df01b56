import { OperatorFailure } from '../../lifecycle/operator-failure.ts';
import { readElement, type S3Client } from '../../storage/s3-client.ts';

/** Bytes of a part; all but the last are equal, as some services want. */
const partSize = 16 * 1024 * 1024;
/** Of one object, by the protocol. */
const mostParts = 10_000;
/** Parts on their way at once. */
const mostAtOnce = 3;

/** The content in parts of one size, but for the last. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    for (let from = 0; from < piece.length; ) {
      const taken = piece.subarray(from, from + partSize - size);
      parts.push(taken);
      size += taken.length;
      from += taken.length;
      if (size < partSize) continue;
      yield Buffer.concat(parts);
      parts = [];
      size = 0;
    }
  }
  yield Buffer.concat(parts);
}

/** Writes an object of any length, which is there whole or not at all: a short one by one request, a longer one in parts. */
export async function writeInParts(
  client: S3Client,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  let upload: MultipartUpload | undefined;
  try {
    for await (const body of inParts(content)) {
      if (body.length < partSize && !upload) {
        await client.call({ method: 'PUT', name, body });
        return;
      }
      upload ??= await startUpload(client, name);
      if (body.length > 0) await upload.add(body);
    }
    await upload?.complete();
  } catch (error) {
    await upload?.abort();
    throw error;
  }
}

interface MultipartUpload {
  add(body: Buffer): Promise<void>;
  complete(): Promise<void>;
  abort(): Promise<void>;
}

async function startUpload(client: S3Client, name: string): Promise<MultipartUpload> {
  const started = await client.call({ method: 'POST', name, query: { uploads: '' } });
  const uploadId = readElement((await started?.text()) ?? '', 'UploadId') ?? '';
  const marks: string[] = [];
  const coming = new Set<Promise<void>>();
  let count = 0;

  const send = async (number: number, body: Buffer): Promise<void> => {
    const query = { partNumber: String(number), uploadId };
    const reply = await client.call({ method: 'PUT', name, query, body });
    await reply?.arrayBuffer();
    marks[number - 1] = reply?.headers.get('etag') ?? '';
  };

  return {
    async add(body) {
      count += 1;
      if (count > mostParts)
        throw new OperatorFailure(`${name} dài hơn mức một đối tượng của bucket chứa được.`);
      if (coming.size >= mostAtOnce) await Promise.race(coming);
      const sent = send(count, body);
      coming.add(sent);
      const forget = (): void => void coming.delete(sent);
      // One that failed stays, so that it is noticed.
      sent.then(forget, () => undefined);
    },
    async complete() {
      await Promise.all(coming);
      const parts = marks.map(
        (mark, place) => `<Part><PartNumber>${place + 1}</PartNumber><ETag>${mark}</ETag></Part>`,
      );
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const reply = await client.call({ method: 'POST', name, query: { uploadId }, body });
      // The status is sent before the parts are joined: the answer says whether they were.
      const answer = (await reply?.text()) ?? '';
      if (!answer.includes('<CompleteMultipartUploadResult'))
        throw new OperatorFailure(
          `${name}: bucket không ghép được các phần (${readElement(answer, 'Code')}).`,
        );
    },
    async abort() {
      await Promise.allSettled(coming);
      const request = { method: 'DELETE', name, query: { uploadId }, accepts: [404] } as const;
      await client.call(request).catch(() => undefined);
    },
  };
}
