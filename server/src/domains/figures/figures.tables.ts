declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Weeks of which figures are kept. */
    figure_weeks: {
      company_id: string;
      /** YYYY-MM-DD. */
      monday: string;
      starts_at: Date;
      ends_at: Date;
      /** The working hours it was counted with. */
      hours: string;
    };
    figure_person_weeks: {
      company_id: string;
      monday: string;
      user_id: string;
      taken: string | null;
      busy: string;
      inside: string;
      open_time: string;
      focus: number;
      back_to_back: number;
      accepted: number;
      tentative: number;
      declined: number;
      waiting: number;
    };
    /** Sums of figure_person_weeks. */
    figure_department_weeks: {
      company_id: string;
      monday: string;
      department: string;
      people: number;
      busy: string;
      inside: string;
      open_time: string;
      focus: number;
      back_to_back: number;
      accepted: number;
      tentative: number;
      declined: number;
      waiting: number;
    };
    /** Sums of figure_meetings. */
    figure_starts: {
      company_id: string;
      monday: string;
      /** A quarter of an hour. */
      starts_at: Date;
      meetings: number;
      opened: number;
      punctual: number;
      agenda_items: number;
      agenda_reached: number;
      conclusions: number;
    };
    figure_meetings: {
      company_id: string;
      monday: string;
      meeting_id: string;
      starts_at: Date;
      length: string;
      series_id: string | null;
      visibility: string;
      people: number;
      departments: string[];
      department_people: number[];
      punctual: boolean | null;
      agenda_items: number;
      agenda_reached: number;
      conclusions: number;
    };
    /** What was changed since, written by triggers. */
    figure_changes: { company_id: string; id: string; at: Date };
  }
}
