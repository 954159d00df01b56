declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'companies.founded': { readonly companyId: string; readonly userId: string };
    /** For the first time or again; who waits for approval works in the company once it is given. */
    'companies.member-joined': {
      readonly companyId: string;
      readonly userId: string;
      readonly status: 'active' | 'waiting';
    };
    /** Who waited works in the company from now on. */
    'companies.member-approved': {
      readonly companyId: string;
      readonly userId: string;
      readonly approvedBy: string;
    };
    /** Heard inside the removal: what the person leaves behind is handed back with it. */
    'companies.member-removed': {
      readonly companyId: string;
      readonly userId: string;
      readonly removedBy: string;
    };
    'companies.member-role-set': {
      readonly companyId: string;
      readonly userId: string;
      readonly role: 'admin' | 'member';
      readonly setBy: string;
    };
  }
}

export {};
