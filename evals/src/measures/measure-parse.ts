import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import { loadText } from '../load-data.ts';
import { loadMeetings } from '../load-meetings.ts';
import { type Figure, share } from '../measure.ts';

/** Whether each file gives the turns its gold counts, each by a speaker of the gold; and a caption export its exact turns. */
export function measureParse(): Figure[] {
  const meetings = loadMeetings();
  const right = meetings.filter(({ turns, turnCount, speakers }) => {
    return turns.length === turnCount && turns.every((turn) => speakers.includes(turn.speaker ?? ''));
  });
  return [share('Meetings read turn by turn', right.length, meetings.length), measureCaptions()];
}

function measureCaptions(): Figure {
  const name = 'zoom_savedcaptions_datadaveshin';
  const { turns } = parseTranscript({ name, content: loadText(`transcripts/${name}.txt`) });
  const wanted = loadText(`transcripts/${name}.expected.txt`).trim().split(/\n\n+/u);
  const right = wanted.filter((block, index) => {
    const turn = turns[index];
    return turn !== undefined && block.trim() === `[${turn.speaker}]\n${turn.text}`;
  });
  return share('Saved captions, turns', right.length, Math.max(wanted.length, turns.length));
}
