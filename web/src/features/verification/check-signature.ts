import * as pkijs from 'pkijs';
import type { RawSignature } from './find-signatures.rules.ts';

export interface CheckedSignature {
  readonly name: string;
  readonly issuer: string;
  readonly signedAt: Date | null;
  /** Whether the bytes are those that were signed, by the key of the certificate. */
  readonly isValid: boolean;
  /** Whether it is over the file to its end. */
  readonly isWhole: boolean;
  /** SHA-256 of the signer's certificate, hexadecimal. */
  readonly certificate: string;
}

const commonName = '2.5.4.3';

const commonNameOf = ({ typesAndValues }: pkijs.RelativeDistinguishedNames): string =>
  String(typesAndValues.find(({ type }) => type === commonName)?.value.valueBlock.value ?? '');

export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function certificatesOf(cms: pkijs.SignedData): pkijs.Certificate[] {
  return (cms.certificates ?? []).filter((each) => each instanceof pkijs.Certificate);
}

function signerOf(cms: pkijs.SignedData): pkijs.Certificate | undefined {
  const sid: unknown = cms.signerInfos[0]?.sid;
  if (!(sid instanceof pkijs.IssuerAndSerialNumber)) return undefined;
  return certificatesOf(cms).find(
    ({ issuer, serialNumber }) => issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber),
  );
}

/** Whether the issuer beside it signed it. Certificates of others may come without theirs. */
async function isIssued(own: pkijs.Certificate, all: readonly pkijs.Certificate[]): Promise<boolean> {
  const issuer = all.find(({ subject }) => subject.isEqual(own.issuer));
  return issuer === undefined || own.verify(issuer);
}

/** Checks one signature of a file against its bytes. Null where it is no CMS. */
export async function checkSignature(
  file: Uint8Array<ArrayBuffer>,
  { cms: der, hole: [start, after], end, signedAt }: RawSignature,
): Promise<CheckedSignature | null> {
  try {
    const cms = new pkijs.SignedData({ schema: pkijs.ContentInfo.fromBER(der.buffer).content });
    const own = signerOf(cms);
    if (!own) return null;
    const signed = new Uint8Array(end - (after - start));
    signed.set(file.subarray(0, start));
    signed.set(file.subarray(after, end), start);
    const isSigned = await cms
      .verify({ signer: 0, data: signed.buffer, checkChain: false })
      .catch(() => false);
    return {
      name: commonNameOf(own.subject),
      issuer: commonNameOf(own.issuer),
      signedAt,
      isValid: isSigned && (await isIssued(own, certificatesOf(cms))),
      isWhole: end === file.length,
      certificate: await sha256(own.toSchema().toBER()),
    };
  } catch {
    return null;
  }
}
