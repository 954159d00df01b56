import { lengthOfMeeting } from './meeting-length.rules.ts';

/** How long a meeting is, for domains that repeat it. */
export const computeMeetingLength = lengthOfMeeting;
