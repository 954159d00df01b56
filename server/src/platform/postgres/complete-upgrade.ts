import { existsSync, renameSync } from 'node:fs';

/** Where an upgraded cluster stands until the old one has made room for it. */
export const upgradedFolder = (clusterFolder: string): string => `${clusterFolder}.upgraded`;

/** Puts an upgraded cluster into its place; also at a start, where the upgrade was killed between the two moves. */
export function completeUpgrade(clusterFolder: string): void {
  const upgraded = upgradedFolder(clusterFolder);
  if (!existsSync(clusterFolder) && existsSync(upgraded)) renameSync(upgraded, clusterFolder);
}
