declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    /** Owner or admin takes a copy of the company's data away. */
    'exports.company-data': { readonly companyId: string; readonly exportedBy: string };
  }
}

export {};
