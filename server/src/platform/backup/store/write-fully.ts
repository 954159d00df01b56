/** What takes some of the bytes, at a position or behind what it took last, and says how many. */
export interface ByteWriter {
  write(
    bytes: Uint8Array,
    from: number,
    length: number,
    at: number | null,
  ): Promise<{ readonly bytesWritten: number }>;
}

/** Writes all the bytes, at a position or behind what was written last: one write may take fewer than it is given. */
export async function writeFully(
  file: ByteWriter,
  bytes: Uint8Array,
  position: number | null = null,
): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const at = position === null ? null : position + done;
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at);
    done += bytesWritten;
  }
}
