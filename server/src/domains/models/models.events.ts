interface ModelNews {
  readonly companyId: string;
  readonly actorId: string;
}

export interface ModelChanged extends ModelNews {
  /** What people read: "tắt", or model and host. */
  readonly before: string;
  readonly after: string;
}

export interface ModelConsented extends ModelNews {
  readonly host: string;
}

/** A transcript was sent to a model. */
export interface TranscriptSent {
  readonly companyId: string;
  /** The person who uploaded it. */
  readonly actorId: string;
  readonly meetingId: string;
  readonly host: string;
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'models.changed': ModelChanged;
    'models.consented': ModelConsented;
    'models.transcript-sent': TranscriptSent;
  }
}
