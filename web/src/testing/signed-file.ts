import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const distinguishedNameOf = (value: string) =>
  new pkijs.RelativeDistinguishedNames({
    typesAndValues: [
      new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1js.Utf8String({ value }) }),
    ],
  });

async function selfIssued(name: string) {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ value: 1 }),
    issuer: distinguishedNameOf(name),
    subject: distinguishedNameOf(name),
  });
  certificate.notBefore.value = new Date('2026-01-01');
  certificate.notAfter.value = new Date('2036-01-01');
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return { keys, certificate };
}

async function cmsOf(content: Uint8Array<ArrayBuffer>, name: string) {
  const { keys, certificate } = await selfIssued(name);
  const digest = await crypto.subtle.digest('SHA-256', content);
  const attribute = (type: string, value: asn1js.BaseBlock) => new pkijs.Attribute({ type, values: [value] });
  const cms = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
    certificates: [certificate],
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })),
            attribute('1.2.840.113549.1.9.4', new asn1js.OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
  });
  await cms.sign(keys.privateKey, 0, 'SHA-256', content.buffer);
  const info = new pkijs.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: cms.toSchema(true) });
  return { cms: new Uint8Array(info.toSchema().toBER()), certificate };
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A file that a person signed as PDFs are signed, with the code of minutes where one is given. */
export async function signedFile({ name, code }: { readonly name: string; readonly code?: string }) {
  const room = 4000;
  const keywords = code === undefined ? '' : `/Keywords (https://hop.congty.vn/verify-minutes#${code})`;
  const head = `%PDF-1.3\n1 0 obj\n<< ${keywords} /M (D:20261120035800Z) /ByteRange `;
  const range = (hole: number, end: number, rest: number) => `[0 ${hole} ${end} ${rest}]`.padEnd(48);
  const hole = head.length + 48 + ' /Contents '.length;
  const end = hole + room * 2 + 2;
  const tail = ' >>\nendobj\n%%EOF';
  const before = `${head}${range(hole, end, tail.length)} /Contents `;
  const { cms, certificate } = await cmsOf(new TextEncoder().encode(before + tail), name);
  const text = `${before}<${hexOf(cms).padEnd(room * 2, '0')}>${tail}`;
  const der = new Uint8Array(certificate.toSchema().toBER());
  const print = new Uint8Array(await crypto.subtle.digest('SHA-256', der));
  return { bytes: new TextEncoder().encode(text), certificate: hexOf(print) };
}
