import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where an upgraded cluster stands until the old one has made room for it. */
export const upgradedFolder = (clusterFolder: string): string => `${clusterFolder}.upgraded`;

/**
 * Puts an upgraded cluster into its place; also at a start, where the upgrade was killed behind its two moves. One killed between
 * them left the old cluster there, which may have gone on since: the copy of it is removed.
 */
export function completeUpgrade(clusterFolder: string): void {
  const upgraded = upgradedFolder(clusterFolder);
  if (existsSync(clusterFolder)) rmSync(upgraded, { recursive: true, force: true });
  else if (existsSync(upgraded)) renameSync(upgraded, clusterFolder);
}
