import type { Analysis } from '@hopgon/contract/transcripts/schemas';
import type { ExtractedItem } from './analysis/extracted-item.schemas.ts';

interface TranscriptSettled {
  readonly companyId: string;
  readonly meetingId: string;
  readonly transcriptId: string;
  readonly version: number;
  readonly uploadedBy: string;
  /** The first analysis after an import of past meetings, whose page shows how it goes. */
  readonly isImported: boolean;
}

export interface TranscriptAnalysed extends TranscriptSettled {
  /** False when a newer version of the same meeting was analysed before this one. */
  readonly newest: boolean;
  readonly analysis: Pick<Analysis, 'summary' | 'decisions' | 'openQuestions'>;
  readonly actionItems: readonly ExtractedItem[];
}

export interface SpeakerAssigned {
  readonly companyId: string;
  readonly meetingId: string;
  readonly label: string;
  /** The member who speaks; null for a person from outside and for nobody. */
  readonly userId: string | null;
  /** False where the label stands for nobody again. */
  readonly isKnown: boolean;
}

/** Turns from `turnCount` on are about to be deleted; a listener that relies on them throws. */
export interface TranscriptShortened {
  readonly companyId: string;
  readonly meetingId: string;
  readonly transcriptId: string;
  readonly turnCount: number;
}

/** What turns of the newest transcript say was changed, by a person or the glossary. */
export interface TurnsCorrected {
  readonly companyId: string;
  readonly meetingId: string;
  readonly transcriptId: string;
  readonly indexes: readonly number[];
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'transcripts.added': {
      readonly companyId: string;
      readonly meetingId: string;
      readonly transcriptId: string;
      readonly addedBy: string;
    };
    'transcripts.analysed': TranscriptAnalysed;
    'transcripts.failed': TranscriptSettled;
    'transcripts.shortened': TranscriptShortened;
    'transcripts.speaker-assigned': SpeakerAssigned;
    'transcripts.turns-corrected': TurnsCorrected;
  }
}
