import type { Body } from '@hopgon/contract/governance/schemas';
import type {
  BallotWay,
  MotionChoice,
  MotionWay,
  MotionWeighting,
} from '@hopgon/contract/live/motions/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { StoredPaper } from './stored-paper.rules.ts';

interface OfMotion {
  company_id: string;
  motion_id: string;
}

export interface MotionsTable {
  company_id: string;
  meeting_id: string;
  id: string;
  number: number;
  text: string;
  agenda_item_id: string | null;
  body: Body | null;
  call: Generated<number>;
  is_special: Generated<boolean>;
  chair_id: ColumnType<string | null, string | null | undefined, never>;
  paper: ColumnType<StoredPaper | null, string | null | undefined, never>;
  way: MotionWay;
  is_secret: boolean;
  weighting: MotionWeighting;
  /** What all owners hold together, in hundredths; a bigint, which comes as text. */
  total_weight: ColumnType<string | null, number | null | undefined, never>;
  quorum_share: number;
  quorum_inclusive: boolean;
  ratio_share: number;
  ratio_inclusive: boolean;
  deadline: Date | null;
  opened_by: string;
  opened_at: Date;
  closed_by: string | null;
  closed_at: Date | null;
  cancelled_by: string | null;
  cancelled_at: Date | null;
  cancelled_reason: Generated<string>;
  present_count: number | null;
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

export interface MotionVotersTable extends OfMotion {
  user_id: string;
  /** A bigint, which comes as text. */
  weight: ColumnType<string, number, never>;
  exclusion: string | null;
  proxy_holder_id: string | null;
  proxy_paper_id: string | null;
  is_attending: boolean | null;
}

interface MotionBallotsTable extends OfMotion {
  user_id: string;
  is_secret: Generated<false>;
  choice: MotionChoice;
  way: BallotWay;
  cast_by: string;
  cast_at: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    motions: MotionsTable;
    motion_voters: MotionVotersTable;
    motion_ballots: MotionBallotsTable;
    motion_turnout: OfMotion & { user_id: string };
    motion_tallies: OfMotion & { choice: MotionChoice; votes: number };
  }
}
