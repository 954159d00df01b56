import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const oids = {
  subjectKey: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKey: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  documentSigning: '1.3.6.1.5.5.7.3.36',
  emailProtection: '1.3.6.1.5.5.7.3.4',
} as const;

const extension = (extnID: string, value: { toBER(): ArrayBuffer }, critical = false) =>
  new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });

const keyIdentifier = (key: pkijs.PublicKeyInfo): asn1js.OctetString =>
  new asn1js.OctetString({
    valueHex: new Uint8Array(
      createHash('sha1').update(key.subjectPublicKey.valueBlock.valueHexView).digest(),
    ),
  });

/** Of a key and the key that issues its certificate (RFC 5280, 4.2.1.1 and 4.2.1.2). */
const keyIdentifiers = (own: pkijs.PublicKeyInfo, issuer: pkijs.PublicKeyInfo): pkijs.Extension[] => [
  extension(oids.subjectKey, keyIdentifier(own)),
  extension(
    oids.authorityKey,
    new pkijs.AuthorityKeyIdentifier({ keyIdentifier: keyIdentifier(issuer) }).toSchema(),
  ),
];

const usage = (bits: number, unusedBits: number) =>
  extension(oids.keyUsage, new asn1js.BitString({ valueHex: Uint8Array.of(bits), unusedBits }), true);

/** It issues certificates of people, and none of another authority. */
export const authorityExtensions = (key: pkijs.PublicKeyInfo): pkijs.Extension[] => [
  extension(
    oids.basicConstraints,
    new pkijs.BasicConstraints({ cA: true, pathLenConstraint: 0 }).toSchema(),
    true,
  ),
  // keyCertSign, cRLSign
  usage(0b0000_0110, 1),
  ...keyIdentifiers(key, key),
];

/** It signs documents. Older readers ask for the purpose of mails instead of that of RFC 9336. */
export const signerExtensions = (
  key: pkijs.PublicKeyInfo,
  issuer: pkijs.PublicKeyInfo,
): pkijs.Extension[] => [
  extension(oids.basicConstraints, new pkijs.BasicConstraints({ cA: false }).toSchema(), true),
  // digitalSignature, nonRepudiation
  usage(0b1100_0000, 6),
  extension(
    oids.extendedKeyUsage,
    new pkijs.ExtKeyUsage({ keyPurposes: [oids.documentSigning, oids.emailProtection] }).toSchema(),
  ),
  ...keyIdentifiers(key, issuer),
];
