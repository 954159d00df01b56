import { createCompanyTemplate } from '@hopgon/contract/minutes/templates/routes';
import type { CompanyTemplate } from '@hopgon/contract/minutes/templates/schemas';
import { writeDocx } from '../platform/documents/write-docx.ts';
import type { Person } from './given.ts';

/** A .docx with these paragraphs. */
export const docxOf = async (...paragraphs: string[]): Promise<Buffer> =>
  Buffer.from(
    await writeDocx({
      title: '',
      blocks: [{ is: 'lines', lines: paragraphs.map((text) => ({ runs: [{ text }] })) }],
    }),
  );

/** A form with one file, as a browser sends it. */
export function fileForm(file: Uint8Array, name: string) {
  const boundary = 'ranh-gioi';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** A template for minutes, "Mẫu nhà". */
export async function givenTemplate(person: Person, ...paragraphs: string[]): Promise<CompanyTemplate> {
  const form = fileForm(await docxOf(...paragraphs), 'Mẫu nhà.docx');
  const reply = await person.call(createCompanyTemplate, { params: { form: 'minutes' } }, form);
  const { template } = reply.value();
  if (!template) throw new Error('the template was not taken');
  return template;
}
