import type { World } from '../../../platform/world.ts';

/** The page of a meeting, for members of its company. */
export const buildMeetingAddress = (world: Pick<World, 'config'>, meetingId: string): string =>
  `${world.config.publicUrl}/meetings/${meetingId}`;
