import { hour, minute } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const scansOfPerson: Limit = { most: 60, window: hour };
const filesOfPerson: Limit = { most: 120, window: hour };

const mailsOfMeeting: Limit = { most: 3, window: hour };

export const limitMinutesMails = async (limiter: Limiter, meetingId: string): Promise<void> => {
  await limiter.spend(mailsOfMeeting, `minutes/mail/${meetingId}`);
};

export const limitScans = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(scansOfPerson, `minutes/scans/${userId}`);
};

const templatesOfPerson: Limit = { most: 60, window: hour };

export const limitTemplates = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(templatesOfPerson, `minutes/templates/${userId}`);
};

const signaturesOfPerson: Limit = { most: 60, window: hour };
const codesOfNetwork: Limit = { most: 60, window: 10 * minute };

export const limitSignatures = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(signaturesOfPerson, `minutes/signatures/${userId}`);
};

/** A code cannot be guessed; this keeps one network from asking for many. */
export const limitCodes = async (limiter: Limiter, network: string): Promise<void> => {
  await limiter.spend(codesOfNetwork, `minutes/codes/${network}`);
};

/** Files that are rendered; the adopted one is only read. */
export const limitFiles = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(filesOfPerson, `minutes/files/${userId}`);
};
