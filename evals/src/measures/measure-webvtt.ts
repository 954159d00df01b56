import { parseVtt } from '@hopgon/engine/transcript/parse-vtt';
import { loadJson, recordsOf } from '../load-data.ts';
import { type Figure, share } from '../measure.ts';
import { type JsonRecord, readText } from '../read-json.ts';

/** The asserts on cue count, times, ids and texts of the web platform tests. */
export function measureWebvtt(): Figure[] {
  let right = 0;
  let all = 0;
  for (const file of recordsOf(loadJson('webvtt/wpt_core.json'), 'cases')) {
    const cues = parseVtt(Buffer.from(readText(file, 'vtt_base64'), 'base64').toString('utf8'));
    for (const wanted of recordsOf(file, 'core_asserts')) {
      all += 1;
      if (holds(wanted, cues)) right += 1;
    }
  }
  return [share('WebVTT core asserts', right, all)];
}

function holds(wanted: JsonRecord, cues: ReturnType<typeof parseVtt>): boolean {
  const [index = '', field = ''] = readText(wanted, 'path').split('.');
  if (index === 'length') return cues.length === wanted.value;
  const cue = cues[Number(index)];
  if (!cue) return false;
  const fields: JsonRecord = { ...cue, startTime: cue.startMs / 1000, endTime: cue.endMs / 1000 };
  return fields[field] === wanted.value;
}
