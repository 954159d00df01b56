import type { CompanyScope } from '../tenancy/scopes.ts';
import type { PdfSigner } from './pdf-signer.ts';

/** Where signers come from: the company's own authority, or a certification service. */
export interface SignerSource {
  /** What the signature says about itself, in the PDF. */
  readonly notice: string;
  /** Signs as the caller of the scope, under this name. */
  require(
    scope: CompanyScope,
    holder: { readonly name: string; readonly companyName: string },
  ): Promise<PdfSigner>;
}
