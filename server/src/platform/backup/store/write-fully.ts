import type { FileHandle } from 'node:fs/promises';

/** Writes all the bytes, at a position or behind what was written last: one write may take fewer than it is given. */
export async function writeFully(
  file: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  position: number | null = null,
): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const at = position === null ? null : position + done;
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at);
    done += bytesWritten;
  }
}
