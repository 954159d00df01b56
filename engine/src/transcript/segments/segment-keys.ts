/** Keys of a segment, as `plainKey` writes them, the surest first; of the exports of the products named. */
export const TEXT_KEYS: readonly string[] = [
  'text', // Whisper, AssemblyAI, Meet, Teams
  'transcripttext', // TranscripTonic
  'transcript', // Deepgram, AWS, Google
  'sentence', // Fireflies
  'content',
  'caption',
  'utterance',
  'message',
  'body',
  'line',
  'words',
  'punctuatedword',
  'word',
];

export const SPEAKER_KEYS: readonly string[] = [
  'speakername',
  'speakerdisplayname',
  'personname',
  'displayname',
  'speaker',
  'speakerlabel',
  'participantname',
  'participant',
  'person',
  'user',
  'author',
  'name',
  'speakertag',
  'speakerid',
  'from',
];

export const START_KEYS: readonly string[] = [
  'startms',
  'starttimems',
  'startmilliseconds',
  'starttime',
  'startoffset',
  'starttimestamp',
  'startseconds',
  'startsec',
  'start',
  'begin',
  'offset',
  'from',
  'timestamp',
  'timecode',
  'time',
  'ts',
];

export const END_KEYS: readonly string[] = [
  'endms',
  'endtimems',
  'endmilliseconds',
  'endtime',
  'endoffset',
  'endtimestamp',
  'endseconds',
  'endsec',
  'end',
  'to',
  'stop',
];

export const DURATION_KEYS: readonly string[] = ['durationms', 'duration', 'durationseconds', 'dur'];
