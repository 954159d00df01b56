declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    /** A person took what a file of another calendar holds as meetings of their own. */
    'calendar.imported': { readonly companyId: string; readonly userId: string; readonly meetings: number };
  }
}

export {};
