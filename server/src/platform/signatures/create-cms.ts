import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import type { PdfSigner } from './pdf-signer.ts';

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaWithSha256: '1.2.840.113549.1.1.11',
} as const;

const sha256 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

const algorithm = (algorithmId: string) =>
  new pkijs.AlgorithmIdentifier({ algorithmId, algorithmParams: new asn1js.Null() });

const attribute = (type: string, value: asn1js.BaseBlock) => new pkijs.Attribute({ type, values: [value] });

/** Names the signing certificate under the signature (RFC 5035), so that no other can be put in its place. */
const namedCertificate = (certificate: Uint8Array): asn1js.Sequence =>
  new asn1js.Sequence({
    value: [
      new asn1js.Sequence({
        value: [new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: sha256(certificate) })] })],
      }),
    ],
  });

/**
 * The signature of a PDF as PAdES baseline B asks for it (ETSI EN 319 142-1): detached CMS. The time stands in the PDF's
 * dictionary and not here.
 */
export async function createCms(content: Uint8Array, signer: PdfSigner): Promise<Uint8Array> {
  const certificates = [signer.certificate, ...signer.issuers].map((der) =>
    pkijs.Certificate.fromBER(new Uint8Array(der)),
  );
  const [own] = certificates;
  if (!own) throw new Error('a signer has a certificate');
  const signedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(oids.contentType, new asn1js.ObjectIdentifier({ value: oids.data })),
      attribute(oids.messageDigest, new asn1js.OctetString({ valueHex: sha256(content) })),
      attribute(oids.signingCertificateV2, namedCertificate(signer.certificate)),
    ],
  });
  // Signed as a SET (RFC 5652, 5.4), though written with a tag of its own.
  const attributes = new Uint8Array(signedAttrs.toSchema().toBER());
  attributes[0] = 0x31;
  const signature = await signer.sign(attributes);
  const signedData = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oids.data }),
    digestAlgorithms: [algorithm(oids.sha256)],
    certificates,
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm: algorithm(oids.sha256),
        signedAttrs,
        signatureAlgorithm: algorithm(oids.rsaWithSha256),
        signature: new asn1js.OctetString({ valueHex: new Uint8Array(signature) }),
      }),
    ],
  });
  const envelope = new pkijs.ContentInfo({
    contentType: oids.signedData,
    content: signedData.toSchema(true),
  });
  return new Uint8Array(envelope.toSchema().toBER());
}
