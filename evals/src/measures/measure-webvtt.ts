import { parseVtt } from '@hopgon/engine/transcript/captions/parse-vtt';
import { readCueText } from '@hopgon/engine/transcript/captions/read-cue-text';
import { loadJson, recordsOf } from '../load-data.ts';
import { type Figure, share } from '../measure.ts';
import { type JsonRecord, readText } from '../read-json.ts';

/** The asserts of the web platform tests on cue count, times, ids and texts, and on what is said inside a cue. */
export function measureWebvtt(): Figure[] {
  return [measureFiles(), measureCueTexts()];
}

function measureFiles(): Figure {
  let right = 0;
  let all = 0;
  for (const file of recordsOf(loadJson('webvtt/wpt_core.json'), 'cases')) {
    const cues = parseVtt(Buffer.from(readText(file, 'vtt_base64'), 'base64').toString('utf8'));
    for (const wanted of recordsOf(file, 'core_asserts')) {
      all += 1;
      if (holds(wanted, cues)) right += 1;
    }
  }
  return share('WebVTT core asserts', right, all);
}

/** The words of each cue without markup and without spaces, which the parser normalizes. */
function measureCueTexts(): Figure {
  const cases = recordsOf(loadJson('webvtt/wpt_cue_text.json'), 'cases');
  const words = (text: string) => text.replace(/[\s\u200E\u200F]/gu, '');
  const right = cases.filter((one) => {
    const nodes = readText(one, 'expected_tree').matchAll(/^\|\s+"([\s\S]*?)"$/gmu);
    const wanted = Array.from(nodes, ([, text]) => text).join('');
    // A cue ends at a blank line, so none has one.
    const [cue = ''] = readText(one, 'text').replaceAll('\0', '\uFFFD').split('\n\n');
    return (
      words(wanted) ===
      words(
        readCueText(cue)
          .map(({ text }) => text)
          .join(''),
      )
    );
  });
  return share('WebVTT text of cues', right.length, cases.length);
}

function holds(wanted: JsonRecord, cues: ReturnType<typeof parseVtt>): boolean {
  const [index = '', field = ''] = readText(wanted, 'path').split('.');
  if (index === 'length') return cues.length === wanted.value;
  const cue = cues[Number(index)];
  if (!cue) return false;
  const fields: JsonRecord = { ...cue, startTime: cue.startMs / 1000, endTime: cue.endMs / 1000 };
  return fields[field] === wanted.value;
}
