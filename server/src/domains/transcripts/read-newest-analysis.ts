import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { readTranscript, type TranscriptReading } from './read-transcript.ts';

/** What the newest version of a meeting's transcript says, for whoever may see the meeting. */
export const readNewestAnalysis = (scope: CompanyScope, meetingId: string): Promise<TranscriptReading> =>
  readTranscript(scope, { meetingId });
