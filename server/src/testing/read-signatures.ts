import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as pkijs from 'pkijs';

export interface FoundSignature {
  readonly name: string;
  readonly issuer: string;
  readonly isValid: boolean;
  /** Whether it signs the file to its end. */
  readonly isWhole: boolean;
}

const commonName = ({ typesAndValues }: pkijs.RelativeDistinguishedNames): string =>
  String(typesAndValues.find(({ type }) => type === '2.5.4.3')?.value.valueBlock.value);

/** The signatures of a PDF, checked by pkijs against its bytes. */
export async function readSignatures(file: Uint8Array): Promise<FoundSignature[]> {
  const bytes = Buffer.from(file);
  const ranges = bytes.toString('latin1').matchAll(/\/ByteRange ?\[0 (\d+) (\d+) (\d+) *\]/g);
  return Promise.all(
    [...ranges].map(async ([, ...numbers]) => {
      const [start = 0, after = 0, length = 0] = numbers.map(Number);
      const hex = bytes.subarray(start + 1, after - 1).toString('latin1');
      const cms = new pkijs.SignedData({
        schema: pkijs.ContentInfo.fromBER(new Uint8Array(Buffer.from(hex, 'hex'))).content,
      });
      const signed = Buffer.concat([bytes.subarray(0, start), bytes.subarray(after, after + length)]);
      const own = cms.certificates?.[0];
      if (!(own instanceof pkijs.Certificate)) throw new Error('a signature brings its certificate');
      const isValid = await cms
        .verify({ signer: 0, data: new Uint8Array(signed).buffer, checkChain: false })
        .catch(() => false);
      return {
        ...{ name: commonName(own.subject), issuer: commonName(own.issuer), isValid },
        isWhole: after + length === bytes.length,
      };
    }),
  );
}

/** What `pdfsig` of poppler-utils says about each signature; null on a machine without it. */
export function pdfsigVerdicts(file: Uint8Array): string[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-pdfsig-'));
  const path = join(folder, 'bien-ban.pdf');
  writeFileSync(path, file);
  const { stdout, stderr, error } = spawnSync('pdfsig', [path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  if (error) return null;
  const verdicts = [...stdout.matchAll(/Signature Validation: (.*)/g)].map(([, verdict = '']) => verdict);
  if (verdicts.length === 0 && !/not contain any signatures/.test(stdout + stderr)) throw new Error(stderr);
  return verdicts;
}
