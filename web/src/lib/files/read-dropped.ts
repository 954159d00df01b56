import type { DroppedEntry } from './dropped-entries.ts';
import type { PlacedFile } from './placed-file.ts';

/** Beyond it a folder is not read on: somebody dropped their whole disk. */
const mostRead = 2_000;

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder names its entries a hundred at a time, until it names none. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < mostRead) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    all.push(...some);
  }
  return all;
}

/** The files that were dropped, with those of folders; hidden ones are left out. */
export async function filesIn(entries: readonly DroppedEntry[]): Promise<readonly PlacedFile[]> {
  const waiting = [...entries];
  const files: PlacedFile[] = [];
  for (let entry = waiting.shift(); entry && files.length < mostRead; entry = waiting.shift()) {
    if (entry.name.startsWith('.')) continue;
    if (entry instanceof File) files.push({ file: entry, path: entry.name });
    else if (isFile(entry))
      files.push({ file: await fileOf(entry), path: entry.fullPath.replace(/^\//u, '') });
    else if (isFolder(entry)) waiting.push(...(await entriesIn(entry)));
  }
  return files;
}
