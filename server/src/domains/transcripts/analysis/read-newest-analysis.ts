import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readTranscript, type TranscriptReading } from '../read-transcript.ts';

/** The analysis of the newest transcript of a meeting, for anyone who may see the meeting. */
export const readNewestAnalysis = (scope: CompanyScope, meetingId: string): Promise<TranscriptReading> =>
  readTranscript(scope, { meetingId });
