import { type FileKey, fileFolders } from './storage.ts';

const isFileId = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/** The path of a file below a root: files are spread over 256 folders. Throws for a name that is no id. */
export function filePath({ folder, id }: FileKey): string {
  if (!isFileId(id)) throw new Error('a file is named by 32 hexadecimal digits');
  return `${folder}/${id.slice(0, 2)}/${id}`;
}

/** The file of such a path; null for anything else, such as a file that is being written. */
export function parseFilePath(path: string): FileKey | null {
  const [name = '', part, id = '', ...rest] = path.split('/');
  const folder = fileFolders.find((each) => each === name);
  return folder && isFileId(id) && part === id.slice(0, 2) && rest.length === 0 ? { folder, id } : null;
}
