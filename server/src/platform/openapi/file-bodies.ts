import type { Media, Operation } from './api-document.ts';

const id = '019f3c5e-7a10-7c3b-9d2e-4b6f8a1c0d2e';

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Hop Gon//VI
BEGIN:VEVENT
UID:${id}@hopgon.example
DTSTART:20261124T023000Z
DTEND:20261124T033000Z
SUMMARY:Giao ban tuần
END:VEVENT
END:VCALENDAR
`;

interface FileText {
  readonly description: string;
  /** How such a file begins, or all of a small one. */
  readonly example: string;
}

/** Files in replies, by media type. */
const replyFiles: Readonly<Record<string, FileText>> = {
  'application/octet-stream': {
    description: 'The file as it was uploaded, with its name and media type',
    example: '%PDF-1.7 …',
  },
  'application/pdf': { description: 'A PDF document of A4 pages', example: '%PDF-1.7 …' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    description: 'A Word document (.docx)',
    example: 'PK\u0003\u0004 …',
  },
  'application/zip': {
    description: 'A ZIP archive of JSON, CSV and the files themselves',
    example: 'PK\u0003\u0004 …',
  },
  'image/webp': { description: 'A square picture', example: 'RIFF … WEBP' },
  'text/calendar; charset=utf-8': { description: 'A calendar that apps subscribe to', example: calendar },
  'text/csv; charset=utf-8': {
    description: 'One row for each entry, in UTF-8 with a byte order mark',
    example: 'Lúc,Ai,Việc\n24/11/2026 09:30,Nguyễn Văn An,Nguyễn Văn An đã tải dữ liệu công ty về\n',
  },
};

const transcript: FileText = {
  description: 'A transcript: .vtt, .srt, .json, .txt or .docx',
  example:
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Nguyễn Văn An>Chốt giá thuê kho là bốn mươi lăm triệu.\n',
};

/** Files in requests, by the name of the route. */
const sentFiles: Readonly<Record<string, FileText>> = {
  createCompanyTemplate: { description: 'A Word document (.docx) with places', example: 'PK\u0003\u0004 …' },
  replaceCompanyTemplate: { description: 'A Word document (.docx) with places', example: 'PK\u0003\u0004 …' },
  signMinutes: { description: 'The scan of the signed paper: PDF, PNG or JPEG', example: '%PDF-1.7 …' },
  uploadPaper: { description: 'A document, table, presentation, picture or text', example: '%PDF-1.7 …' },
  importCalendar: { description: 'An .ics file of another calendar', example: calendar },
  previewImport: { description: 'An .ics file of another calendar', example: calendar },
  uploadAvatar: { description: 'A picture: PNG, JPEG or WebP', example: 'RIFF … WEBP' },
  uploadTranscript: transcript,
  previewTranscript: transcript,
  importTranscript: transcript,
};

const binary = { type: 'string', format: 'binary' };

/** The reply of a route that answers a file of this media type. */
export function fileReply(type: string): Operation['responses'][string] {
  const { description, example } = replyFiles[type] ?? { description: 'A file', example: '…' };
  return { description, content: { [type]: { schema: binary, example } } };
}

/** The multipart/form-data body of a route: the file, and the meeting's id where `hasMeeting`. */
export function fileBody(name: string, hasMeeting: boolean): NonNullable<Operation['requestBody']> {
  const { description, example } = sentFiles[name] ?? { description: 'A file', example: '…' };
  const about = {
    type: 'string',
    format: 'uuid',
    description: 'The meeting it belongs to; sent before the file',
  };
  const properties = { ...(hasMeeting && { meetingId: about }), file: { ...binary, description } };
  const media: Media = {
    schema: { type: 'object', required: Object.keys(properties), properties },
    example: { ...(hasMeeting && { meetingId: id }), file: example },
  };
  return { description, required: true, content: { 'multipart/form-data': media } };
}
