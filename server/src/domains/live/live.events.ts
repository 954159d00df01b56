/** Rows were written, changed or deleted while a meeting was held, or after it. */
export interface NotesSaved {
  readonly companyId: string;
  readonly meetingId: string;
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'live.notes-saved': NotesSaved;
  }
}
