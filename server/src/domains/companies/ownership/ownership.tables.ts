declare module '../../../platform/database/tables.ts' {
  interface Tables {
    ownership_offers: OwnershipOffersTable;
  }
}

export interface OwnershipOffersTable {
  company_id: string;
  user_id: string;
  offered_at: Date;
  expires_at: Date;
}
