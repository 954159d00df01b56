import { z } from 'zod';
import { serveWork } from '../threads/serve-work.ts';
import { Sheet } from './sheet.ts';
import { Spreadsheet } from './spreadsheet.ts';
import type { Filling } from './templates/fill-template.ts';
import { TemplateRefused } from './templates/template-refused.rules.ts';
import type { TemplateShape } from './templates/template-shape.rules.ts';

const Work = z.discriminatedUnion('act', [
  z.object({ act: z.literal('print'), format: z.enum(['docx', 'pdf']), sheet: Sheet }),
  z.object({ act: z.literal('tabulate'), spreadsheet: Spreadsheet }),
  z.object({ act: z.literal('inspect'), bytes: z.instanceof(Uint8Array), shape: z.custom<TemplateShape>() }),
  z.object({ act: z.literal('fill'), bytes: z.instanceof(Uint8Array), filling: z.custom<Filling>() }),
]);

// Each form is loaded where it is asked for; what fails otherwise than by a refusal ends the thread.
serveWork(async (input) => {
  const work = Work.parse(input);
  if (work.act === 'print') {
    const { format, sheet } = work;
    if (format === 'pdf') return new Uint8Array(await (await import('./write-pdf.ts')).writePdf(sheet));
    return new Uint8Array(await (await import('./write-docx.ts')).writeDocx(sheet));
  }
  if (work.act === 'tabulate') return (await import('./write-xlsx.ts')).writeXlsx(work.spreadsheet);
  const { fillTemplate, inspectTemplate } = await import('./templates/fill-template.ts');
  try {
    if (work.act === 'inspect') return { findings: inspectTemplate(work.bytes, work.shape) };
    return { filled: fillTemplate(work.bytes, work.filling) };
  } catch (error) {
    if (!(error instanceof TemplateRefused)) throw error;
    return { refused: { reason: error.reason, detail: error.detail } };
  }
});
