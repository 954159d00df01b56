declare module '../../platform/database/tables.ts' {
  interface Tables {
    reminder_habits: {
      company_id: string;
      user_id: string;
      /** Before the start, the nearest first. */
      minutes: number[];
    };
    meeting_reminders: {
      company_id: string;
      meeting_id: string;
      user_id: string;
      minutes: number[];
    };
    sent_reminders: {
      company_id: string;
      meeting_id: string;
      user_id: string;
      starts_at: Date;
      minutes: number;
      sent_at: Date;
    };
    sent_guest_reminders: {
      company_id: string;
      meeting_id: string;
      guest_id: string;
      starts_at: Date;
      sent_at: Date;
    };
    sent_week_digests: {
      company_id: string;
      user_id: string;
      /** Its Monday, YYYY-MM-DD. */
      week: string;
      sent_at: Date;
    };
    sent_digests: {
      company_id: string;
      /** YYYY-MM-DD */
      day: string;
      sent_at: Date;
    };
  }
}

export {};
