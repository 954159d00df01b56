import type { ExtractedItem } from './extracted-item.ts';

export interface TranscriptSettled {
  readonly companyId: string;
  readonly meetingId: string;
  readonly transcriptId: string;
  readonly version: number;
  readonly uploadedBy: string;
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'transcripts.analysed': TranscriptSettled & {
      /** False when a newer version of the same meeting was analysed before this one. */
      readonly newest: boolean;
      readonly actionItems: readonly ExtractedItem[];
    };
    'transcripts.failed': TranscriptSettled;
  }
}
