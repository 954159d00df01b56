import { z } from 'zod';
import { Id, meetingParams, Nothing } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { DocxLayout, editionQuery, MinutesFormat, MinutesRecipients } from '../schemas.ts';
import { DerivedDocument, DerivedKind, DerivedLines, DerivedTitle } from './schemas.ts';

const derivedParams = z.object({ meetingId: Id, derivedId: Id });
const ofChange = ['meeting_not_found', 'not_allowed', 'minutes_not_found', 'minutes_state'] as const;

export const listDerivedDocuments = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/documents',
  summary: 'List the documents written from the minutes',
  description:
    'Conclusion notices, extracts and resolutions. Drafts are listed for the people who edit the minutes.',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object(editionQuery),
  reply: z.object({ documents: z.array(DerivedDocument), can: z.object({ create: z.boolean() }) }),
  failures: ['meeting_not_found', 'minutes_not_found'],
});

export const createDerivedDocument = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/documents',
  summary: 'Draft a document from locked minutes',
  description: 'It says lines of the minutes as they are, and gets its number when it is issued.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  query: z.object(editionQuery),
  body: z.object({
    kind: DerivedKind,
    title: DerivedTitle,
    lineIds: DerivedLines,
    recipients: MinutesRecipients.default([]),
    /** The company's default for the kind when not given; null for the standard layout. */
    ownTemplateId: Id.nullable().optional(),
  }),
  reply: DerivedDocument,
  failures: [...ofChange, 'minutes_line_not_found', 'minutes_documents_full', 'minutes_template_not_found'],
});

export const publishDerivedDocument = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/documents/:derivedId/publish',
  summary: 'Publish a document',
  description: 'It gets the next number of its kind, and its PDF is stored with its hash.',
  access: 'meeting-edit',
  idempotent: true,
  params: derivedParams,
  reply: DerivedDocument,
  failures: [...ofChange, 'minutes_document_not_found', 'server_busy', 'company_busy', 'not_ready'],
});

export const deleteDerivedDocument = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/minutes/documents/:derivedId',
  summary: 'Delete a draft, or cancel an issued document',
  description: 'The number of an issued one stays in the register as "đã hủy".',
  access: 'meeting-edit',
  params: derivedParams,
  reply: Nothing,
  failures: [...ofChange, 'minutes_document_not_found'],
});

export const renderDerivedFile = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/documents/:derivedId/file',
  summary: 'Download a document written from the minutes',
  description:
    'Once it is issued, `pdf` is the file that was issued, byte for byte. `txt` is short, to be pasted into a message.',
  access: 'meeting-view',
  params: derivedParams,
  query: z.object({ format: MinutesFormat, layout: DocxLayout }),
  file: 'application/octet-stream',
  reply: Nothing,
  failures: [
    'meeting_not_found',
    'minutes_not_found',
    'minutes_document_not_found',
    'minutes_file_lost',
    'minutes_template_refused',
    'server_busy',
    'too_many_requests',
  ],
});
