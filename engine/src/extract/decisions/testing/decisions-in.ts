import { parseTranscript } from '../../../transcript/parse-transcript.ts';
import { extractMeeting } from '../../extract-meeting.ts';

/** Bác Sang opens the talk and leads it, however politely. */
const OPENS =
  'Bác Sang: Dạ chào cả nhà, mình bắt đầu ạ. Hà báo cáo giúp bác.\nHà: Dạ tháng này quán bán khá ạ.\n';

/** The texts of what is ruled in a talk that goes on from there. */
export const decisionsIn = (talk: string): string[] =>
  extractMeeting({
    meetingDate: '2026-10-12',
    turns: parseTranscript({ name: 'họp.txt', content: OPENS + talk }).turns,
  }).decisions.map(({ text }) => text);
