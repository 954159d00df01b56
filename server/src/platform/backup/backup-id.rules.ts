/** The id of a backup that begins now; `random` distinguishes two of one second. Ids sort by time. */
export const newBackupId = (now: Date, random: string): string =>
  `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-${random}`;

/** When the backup of this id began, or null for what is no id. */
export function startOfBackup(id: string): Date | null {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-/.exec(id);
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
