const kinds = [
  { media: 'application/pdf', magic: '25504446' },
  { media: 'image/png', magic: '89504e470d0a1a0a' },
  { media: 'image/jpeg', magic: 'ffd8ff' },
] as const;

/** What a scan is by its first bytes; null for anything but PDF, PNG and JPEG. */
export function typeOfScan(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return kinds.find(({ magic }) => start.startsWith(magic))?.media ?? null;
}
