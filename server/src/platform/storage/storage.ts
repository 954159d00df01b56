/**
 * Where files of people live: a local folder, or anything else that keeps bytes under a name. Names are ours, never
 * anything that was sent.
 */
export interface Storage {
  /** Written whole or not at all. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(key: FileKey): Promise<Uint8Array | null>;
  /** Also well when there is none. */
  remove(key: FileKey): Promise<void>;
}

/** A folder, and a name of 128 random bits within it. */
export interface FileKey {
  readonly folder: 'avatars';
  /** 32 hexadecimal digits. */
  readonly id: string;
}
