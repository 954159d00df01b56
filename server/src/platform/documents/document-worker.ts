import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { Sheet } from './sheet.ts';

const Work = z.object({ format: z.enum(['docx', 'pdf']), sheet: Sheet });

// Each form is loaded where it is asked for; what fails ends the thread, and so tells the pool.
async function write(input: unknown): Promise<Uint8Array> {
  const { format, sheet } = Work.parse(input);
  if (format === 'pdf') return (await import('./write-pdf.ts')).writePdf(sheet);
  return (await import('./write-docx.ts')).writeDocx(sheet);
}

parentPort?.on('message', async (input) => {
  parentPort?.postMessage(new Uint8Array(await write(input)));
});
