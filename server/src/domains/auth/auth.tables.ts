import type { SessionEnd } from '@hopgon/contract/auth/schemas';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    credentials: CredentialsTable;
    sessions: SessionsTable;
    password_resets: PasswordResetsTable;
    email_verifications: EmailVerificationsTable;
    identities: IdentitiesTable;
  }
}

interface CredentialsTable {
  user_id: string;
  password_hash: string;
  changed_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  generation: Generated<number>;
  remember: boolean;
  user_agent: string;
  network: string;
  created_at: Date;
  rotated_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  ended_by: Exclude<SessionEnd, 'time'> | null;
  /** When a second factor or a passkey was last shown in it. */
  second_factor_at: Date | null;
}

export interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface EmailVerificationsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  provider: 'google' | 'facebook';
  created_at: Date;
}
