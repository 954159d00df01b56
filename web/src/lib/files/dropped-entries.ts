/** A file, or a folder or file of a file system. */
export type DroppedEntry = FileSystemEntry | File;

/** What was dropped; must be asked in the event, which forgets it. */
export const entriesOf = (dropped: DataTransfer): readonly DroppedEntry[] =>
  [...dropped.items].flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? []);
