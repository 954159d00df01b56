import { z } from 'zod';
import { Id, meetingParams, Nothing } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { DocxLayout, MinutesFormat, SignaturePart } from '../schemas.ts';

const Edition = z.coerce.number().int().min(1).max(1000).optional();

export const renderMinutesFile = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/file',
  summary: 'Download the minutes',
  description:
    'Before adoption a file says "DỰ THẢO"; after it, `pdf` is the file that was adopted, byte for byte. What a machine read and nobody took stands apart in a draft, under "Đề xuất của máy" (`proposals` of `json`), and neither in `txt` nor in a company’s own layout. `docx` is laid out by the company’s own template where the minutes have one, unless `layout` says otherwise. `txt` is short, to be pasted into a message.',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object({
    format: MinutesFormat,
    edition: Edition,
    layout: DocxLayout,
  }),
  file: 'application/octet-stream',
  reply: Nothing,
  failures: [
    'meeting_not_found',
    'minutes_not_found',
    'minutes_file_lost',
    'minutes_template_refused',
    'server_busy',
    'too_many_requests',
  ],
});

export const openMinutesScan = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/signatures/:part/file',
  summary: 'Download the scan of signed minutes',
  access: 'meeting-view',
  params: z.object({ meetingId: Id, part: SignaturePart }),
  query: z.object({ edition: Edition }),
  file: 'application/octet-stream',
  reply: Nothing,
  failures: ['meeting_not_found', 'minutes_not_found', 'minutes_scan_missing', 'minutes_file_lost'],
});
