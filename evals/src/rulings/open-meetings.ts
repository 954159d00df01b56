import { loadMeetings, type Meeting } from '../load-meetings.ts';

const FOLDERS = [
  'meetings',
  'own-meetings',
  'own-meetings-2',
  'fresh-meetings',
  'fresh-meetings-2',
  'fresh-meetings-3',
  'fresh-meetings-4',
  'fresh-meetings-6',
  'fresh-meetings-7',
  'fresh-meetings-8',
  'fresh-meetings-12',
  'fresh-meetings-13',
  'fresh-meetings-14',
  'fresh-meetings-16',
  'fresh-meetings-17',
  'fresh-meetings-18',
  'fresh-meetings-20',
];
/** Of these sets only the first meetings were read; the others test generalization. */
const HALF_OPEN = 'fresh-meetings-10';
const OPEN = 5;

/** The training sets: authors of the engine have read them. */
export const openMeetings = (): { folder: string; meetings: Meeting[] }[] => [
  ...FOLDERS.map((folder) => ({ folder, meetings: loadMeetings(folder) })),
  { folder: HALF_OPEN, meetings: loadMeetings(HALF_OPEN).slice(0, OPEN) },
];
