import { z } from 'zod';
import { createWorkerPool, type SharedOptions } from '../threads/worker-pool.ts';
import type { Sheet } from './sheet.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import type { Filling } from './templates/fill-template.ts';
import { type TemplateRefusal, TemplateRefused } from './templates/template-refused.rules.ts';
import type { TemplateFindings, TemplateShape } from './templates/template-shape.rules.ts';

export type DocumentFormat = 'docx' | 'pdf';

/**
 * Renders documents in a thread that ends when idle: its libraries need more memory than the rest of an idle server.
 */
export interface DocumentPress {
  /** Throws WorkFailed. */
  print(companyId: string, format: DocumentFormat, sheet: Sheet): Promise<Uint8Array>;
  /** A table as .xlsx. Throws WorkFailed. */
  printSpreadsheet(companyId: string, spreadsheet: Spreadsheet): Promise<Uint8Array>;
  /** The places of somebody's .docx, which is read as if it were hostile. Throws WorkFailed and TemplateRefused. */
  inspectTemplate(companyId: string, bytes: Uint8Array, shape: TemplateShape): Promise<TemplateFindings>;
  /** A .docx made of such a template. Throws WorkFailed and TemplateRefused. */
  fillTemplate(companyId: string, bytes: Uint8Array, filling: Filling): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** A template that takes longer is made to take longer. */
const templateMs = 10_000;

const Printed = z.instanceof(Uint8Array);
const Answer = z.union([
  z.object({ findings: z.custom<TemplateFindings>() }),
  z.object({ filled: Printed }),
  z.object({ refused: z.object({ reason: z.custom<TemplateRefusal>(), detail: z.string() }) }),
]);

export function createDocumentPress(options: SharedOptions = {}): DocumentPress {
  const pool = createWorkerPool({
    ...options,
    script: new URL('./document-worker.ts', import.meta.url),
    size: 2,
    threadsOfOwner: 1,
    waiting: { ofOwner: 10, inAll: 100 },
    limitMs: 30_000,
    idleMs: 20_000,
    memoryMb: 512,
  });
  const askOfTemplate = async (companyId: string, work: object) => {
    const answer = Answer.parse(await pool.run(companyId, work, templateMs));
    if ('refused' in answer) throw new TemplateRefused(answer.refused.reason, answer.refused.detail);
    return answer;
  };
  return {
    print: async (companyId, format, sheet) =>
      Printed.parse(await pool.run(companyId, { act: 'print', format, sheet })),
    printSpreadsheet: async (companyId, spreadsheet) =>
      Printed.parse(await pool.run(companyId, { act: 'tabulate', spreadsheet })),
    inspectTemplate: async (companyId, bytes, shape) => {
      const answer = await askOfTemplate(companyId, { act: 'inspect', bytes, shape });
      if (!('findings' in answer)) throw new Error('the thread answered something else');
      return answer.findings;
    },
    fillTemplate: async (companyId, bytes, filling) => {
      const answer = await askOfTemplate(companyId, { act: 'fill', bytes, filling });
      if (!('filled' in answer)) throw new Error('the thread answered something else');
      return answer.filled;
    },
    stop: pool.stop,
  };
}
