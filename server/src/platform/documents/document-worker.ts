import { z } from 'zod';
import { serveWork } from '../threads/serve-work.ts';
import { Sheet } from './sheet.ts';

const Work = z.object({ format: z.enum(['docx', 'pdf']), sheet: Sheet });

// Each form is loaded where it is asked for; what fails ends the thread.
async function writeDocument(input: unknown): Promise<Uint8Array> {
  const { format, sheet } = Work.parse(input);
  if (format === 'pdf') return (await import('./write-pdf.ts')).writePdf(sheet);
  return (await import('./write-docx.ts')).writeDocx(sheet);
}

serveWork(async (input) => new Uint8Array(await writeDocument(input)));
