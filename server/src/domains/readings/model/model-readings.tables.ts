import type { ModelProblem } from '@hopgon/contract/models/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { FoundLines } from './model-lines.schemas.ts';

interface ModelReadingsTable {
  company_id: string;
  transcript_id: string;
  model: string;
  host: string;
  state: 'waiting' | 'ready' | 'failed';
  problem: ModelProblem | null;
  found: ColumnType<FoundLines | null, string | null | undefined, string | null>;
  engine_found: ColumnType<FoundLines, string, string>;
  dropped: Generated<number>;
  mended: Generated<number>;
  in_use: Generated<boolean>;
  created_at: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    model_readings: ModelReadingsTable;
  }
}
