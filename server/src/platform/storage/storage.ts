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
  /**
   * Removes what a crash left behind: of the files of a folder last written before then, those that `kept` does not name
   * when asked about them, and those never finished.
   */
  sweep(folder: FileKey['folder'], before: Date, kept: KeptFiles): Promise<number>;
}

/** Which of these ids are still needed. */
export type KeptFiles = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** A folder, and a name of 128 random bits within it. */
export interface FileKey {
  readonly folder: 'avatars' | 'papers';
  /** 32 hexadecimal digits. */
  readonly id: string;
}
