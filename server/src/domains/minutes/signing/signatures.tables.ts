import type { SignaturePart, SignatureWay } from '@hopgon/contract/minutes/schemas';
import type { SignatureProof } from '@hopgon/contract/minutes/signing/schemas';

interface MinutesSignaturesTable {
  company_id: string;
  minutes_id: string;
  part: SignaturePart;
  way: SignatureWay;
  signer_id: string;
  recorded_by: string;
  recorded_at: Date;
  file_name: string;
  media_type: string;
  size: number;
  file_id: string;
  hash: string;
  proof: SignatureProof | null;
  certificate: Buffer | null;
}

interface MinutesCodesTable {
  company_id: string;
  code: string;
  minutes_id: string;
  hash: string;
  created_at: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    minutes_signatures: MinutesSignaturesTable;
    minutes_codes: MinutesCodesTable;
  }
}
