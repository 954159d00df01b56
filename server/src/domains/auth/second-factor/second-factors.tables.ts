import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    totp_factors: TotpFactorsTable;
    recovery_codes: RecoveryCodesTable;
    spent_challenges: SpentChallengesTable;
  }
}

interface TotpFactorsTable {
  user_id: string;
  sealed_secret: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  created_at: Date;
  used_at: Generated<Date | null>;
}

interface SpentChallengesTable {
  user_id: string;
  id: string;
  expires_at: Date;
}
