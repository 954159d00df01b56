interface RuleChange {
  readonly setting: string;
  /** Written out: months, or whether. */
  readonly before: string;
  readonly after: string;
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'retention.changed': {
      readonly companyId: string;
      readonly changedBy: string;
      readonly changes: readonly RuleChange[];
    };
    /** These meetings are deleted in this transaction, behind this event: files go after the commit. */
    'retention.meetings-expired': { readonly companyId: string; readonly meetingIds: readonly string[] };
    /** The same of transcripts whose meetings stay. */
    'retention.transcripts-expired': {
      readonly companyId: string;
      readonly transcriptIds: readonly string[];
      readonly meetingIds: readonly string[];
    };
    /** Spared from the rules, or spared no longer: a meeting, or the whole company where none is named. */
    'retention.hold-changed': {
      readonly companyId: string;
      readonly actorId: string;
      readonly meetingId: string | null;
      readonly isHeld: boolean;
    };
    'retention.applied': {
      readonly companyId: string;
      readonly meetings: number;
      readonly transcripts: number;
    };
  }
}

export {};
