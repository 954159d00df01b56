/** A file with the folders it was chosen or dropped in: '2025/03/giao ban.vtt'. */
export interface PlacedFile {
  readonly file: File;
  readonly path: string;
}

/** A file that was chosen by a file input; one of a folder says where it lies. */
export const placedFile = (file: File): PlacedFile => ({
  file,
  path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
});
