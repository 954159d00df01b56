declare module '../../platform/database/tables.ts' {
  interface Tables {
    own_notes: {
      company_id: string;
      id: string;
      user_id: string;
      text: string;
      remind_at: Date | null;
      reminded_at: Date | null;
      created_at: Date;
    };
  }
}

export {};
