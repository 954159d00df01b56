import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

export interface Wanted {
  readonly words: readonly string[];
  readonly kinds: readonly string[];
  readonly most: number;
  readonly now: Date;
}

/** As JSON brings them: moments are text. */
export interface FoundRows {
  readonly people:
    | readonly { id: string; display_name: string; email: string; department: string; position: string }[]
    | null;
  readonly meetings:
    | readonly {
        id: string;
        title: string;
        starts_at: string;
        ends_at: string;
        time_zone: string;
        cancelled: boolean;
      }[]
    | null;
  readonly items:
    | readonly {
        id: string;
        title: string;
        state: ActionItemState;
        deadline: string | null;
        assignee_name: string | null;
        meeting_id: string | null;
      }[]
    | null;
  readonly chats: readonly { id: string; title: string; updated_at: string }[] | null;
}

export const searchStore = {
  /** One function of the database asks for company and visibility itself. */
  find: async (db: Db, { words, kinds, most, now }: Wanted): Promise<FoundRows> => {
    const { rows } = await sql<FoundRows>`
      select people, meetings, items, chats from app.search(${words}, ${kinds}, ${most}, ${now})
    `.execute(db);
    return rows[0] ?? { people: null, meetings: null, items: null, chats: null };
  },
};
