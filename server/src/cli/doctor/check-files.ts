import { randomBytes } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import { errorCode } from '../../platform/lifecycle/error-code.ts';
import { OperatorFailure } from '../../platform/lifecycle/operator-failure.ts';
import type { S3Place } from '../../platform/storage/s3-client.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import { type Finding, good, problem } from './finding.ts';

/** Writes, lists, reads and deletes a file in the bucket of uploads, as the app does; a failure is named with its step. */
export async function checkFiles({
  filesPlace,
}: {
  readonly filesPlace: S3Place | null;
}): Promise<Finding[]> {
  if (!filesPlace) return [];
  const storage = createS3Storage(filesPlace);
  const key = { folder: 'papers', id: randomBytes(16).toString('hex') } as const;
  const bytes = Buffer.from('Họp Gọn: tệp thử của doctor');
  let step = 'ghi';
  try {
    await storage.put(key, bytes);
    step = 'liệt kê';
    // A first page says whether the key may list; a large bucket is not read to its end.
    const { done } = await storage.list()[Symbol.asyncIterator]().next();
    step = 'đọc';
    const read = await storage.read(key);
    step = 'xóa';
    await storage.remove(key);
    const isGone = (await storage.read(key)) === null;
    return done || !read || !bytes.equals(read) || !isGone
      ? [problem('files', 'FILES_S3_URL: tệp thử đã ghi nhưng không liệt kê, đọc lại hoặc xóa được như vậy.')]
      : [good('files', 'FILES_S3_URL: ghi, liệt kê, đọc và xóa được tệp.')];
  } catch (error) {
    await storage.remove(key).catch(() => undefined);
    return [problem('files', `Không ${step} được tệp thử ở FILES_S3_URL: ${reasonOf(error)}`)];
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof OperatorFailure) return error.message;
  if (error instanceof Failure && error.code === 'server_busy') return 'máy chủ không trả lời hoặc quá tải.';
  return errorCode(error) ?? 'lỗi không rõ.';
}
