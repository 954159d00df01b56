/** Who signs PDFs: a key of our own, or a certification service that asks the person elsewhere (SmartCA, MySign). */
export interface PdfSigner {
  /** X.509, DER. */
  readonly certificate: Uint8Array;
  /** Its issuers, nearest first, DER. */
  readonly issuers: readonly Uint8Array[];
  /** RSASSA-PKCS1-v1_5 with SHA-256 over the data; may take as long as a person needs to answer. */
  sign(data: Uint8Array): Promise<Uint8Array>;
}
