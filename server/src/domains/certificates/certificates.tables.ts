interface SigningAuthoritiesTable {
  company_id: string;
  id: string;
  certificate: Buffer;
  sealed_key: Buffer | null;
  created_at: Date;
  expires_at: Date;
  retired_at: Date | null;
}

interface SigningCertificatesTable {
  company_id: string;
  id: string;
  user_id: string;
  authority_id: string;
  name: string;
  certificate: Buffer;
  sealed_key: Buffer | null;
  created_at: Date;
  expires_at: Date;
  retired_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    signing_authorities: SigningAuthoritiesTable;
    signing_certificates: SigningCertificatesTable;
  }
}

export {};
