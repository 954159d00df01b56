import type { SaidMoment } from './bring.rules.ts';

/** A head is short, and what is only read for it need not be whole. */
const headLength = 64 * 1024;

/** When a file says that it was said, by its head or its clock; a Word file is read on the server alone. */
export async function readSaidMoment(file: File): Promise<SaidMoment> {
  if (/\.docx$/iu.test(file.name)) return {};
  const [{ parseTranscript }, content] = await Promise.all([
    import('@hopgon/engine/transcript/parse-transcript'),
    file.slice(0, headLength).text(),
  ]);
  return parseTranscript({ name: file.name, content }).facts;
}
