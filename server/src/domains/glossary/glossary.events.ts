/** Terms of a company's glossary were changed, or proposed by a member who may not change it. */
interface GlossaryChanged {
  readonly companyId: string;
  readonly actorId: string;
  readonly act: 'added' | 'proposed' | 'accepted' | 'changed' | 'removed';
  /** The written forms. */
  readonly written: readonly string[];
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'glossary.changed': GlossaryChanged;
  }
}
