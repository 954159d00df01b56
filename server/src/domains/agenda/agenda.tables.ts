import type { AgendaSource } from '@hopgon/contract/preparation/schemas';
import type { ColumnType } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    agendas: {
      company_id: string;
      meeting_id: string;
      version: number;
      updated_by: string;
      updated_at: Date;
    };
    agenda_items: {
      company_id: string;
      meeting_id: string;
      id: string;
      position: number;
      title: string;
      minutes: number;
      presenter_id: string | null;
      note: string;
      done: boolean;
      source: ColumnType<AgendaSource | null, string | null, string | null>;
    };
  }
}
