import { createPrivateKey, generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { authorityExtensions, signerExtensions } from './certificate-extensions.ts';

/** A certificate and the key it is of. */
export interface IssuedCertificate {
  /** X.509, DER. */
  readonly certificate: Uint8Array;
  /** PKCS #8, PEM. */
  readonly privateKey: string;
}

interface Validity {
  readonly from: Date;
  readonly until: Date;
}

const rsaWithSha256 = '1.2.840.113549.1.1.11';
const nameOids = { commonName: '2.5.4.3', serialNumber: '2.5.4.5', organisation: '2.5.4.10' } as const;
/** Upper bound of a name in a certificate (RFC 5280, A.1). */
export const longestName = 64;

const generateKeys = promisify(generateKeyPair);

/** Each part is a set of its own, which the library writes into one. */
function distinguishedNameOf(
  parts: Partial<Record<keyof typeof nameOids, string>>,
): pkijs.RelativeDistinguishedNames {
  const sets = (['organisation', 'commonName', 'serialNumber'] as const).flatMap((part) => {
    const value = [...(parts[part] ?? '')].slice(0, longestName).join('');
    if (value === '') return [];
    const written =
      part === 'serialNumber' ? new asn1js.PrintableString({ value }) : new asn1js.Utf8String({ value });
    const pair = new asn1js.Sequence({
      value: [new asn1js.ObjectIdentifier({ value: nameOids[part] }), written],
    });
    return [new asn1js.Set({ value: [pair] })];
  });
  return pkijs.RelativeDistinguishedNames.fromBER(new asn1js.Sequence({ value: sets }).toBER());
}

/** 127 random bits: never negative and never zero. */
function newSerialNumber(): Uint8Array {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Uint8Array(bytes);
}

async function newKey(bits: number) {
  const { publicKey, privateKey } = await generateKeys('rsa', { modulusLength: bits });
  const key = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
  return {
    publicKey: pkijs.PublicKeyInfo.fromBER(key),
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

interface Content {
  readonly subject: pkijs.RelativeDistinguishedNames;
  readonly issuer: pkijs.RelativeDistinguishedNames;
  readonly publicKey: pkijs.PublicKeyInfo;
  readonly extensions: pkijs.Extension[];
}

function write({ subject, issuer, publicKey, extensions }: Content, { from, until }: Validity, key: string) {
  const algorithm = () =>
    new pkijs.AlgorithmIdentifier({ algorithmId: rsaWithSha256, algorithmParams: new asn1js.Null() });
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: newSerialNumber() }),
    signature: algorithm(),
    issuer,
    notBefore: new pkijs.Time({ type: 0, value: from }),
    notAfter: new pkijs.Time({ type: 0, value: until }),
    subject,
    subjectPublicKeyInfo: publicKey,
    extensions,
    signatureAlgorithm: algorithm(),
  });
  const content = new Uint8Array(certificate.encodeTBS().toBER());
  certificate.tbsView = content;
  certificate.signatureValue = new asn1js.BitString({
    valueHex: new Uint8Array(sign('sha256', content, createPrivateKey(key))),
  });
  return new Uint8Array(certificate.toSchema().toBER());
}

/** A certification authority of one company, certified by itself. */
export async function issueAuthority(
  { name, organisation }: { readonly name: string; readonly organisation: string },
  validity: Validity,
): Promise<IssuedCertificate> {
  const { publicKey, privateKey } = await newKey(3072);
  const subject = distinguishedNameOf({ commonName: name, organisation });
  const content = { subject, issuer: subject, publicKey, extensions: authorityExtensions(publicKey) };
  return { certificate: write(content, validity, privateKey), privateKey };
}

interface Holder {
  readonly name: string;
  readonly organisation: string;
  /** Distinguishes people of one name. */
  readonly id: string;
}

/** The certificate of a person, for signing documents. */
export async function issueSignerCertificate(
  { name, organisation, id }: Holder,
  validity: Validity,
  authority: IssuedCertificate,
): Promise<IssuedCertificate> {
  const { publicKey, privateKey } = await newKey(2048);
  const { subject: issuer, subjectPublicKeyInfo } = pkijs.Certificate.fromBER(
    new Uint8Array(authority.certificate),
  );
  const content = {
    subject: distinguishedNameOf({ commonName: name, organisation, serialNumber: id }),
    ...{ issuer, publicKey },
    extensions: signerExtensions(publicKey, subjectPublicKeyInfo),
  };
  return { certificate: write(content, validity, authority.privateKey), privateKey };
}
