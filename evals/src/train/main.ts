import { writeFileSync } from 'node:fs';
import { finishDrafts } from '@hopgon/engine/extract/extract-meeting';
import { listMeetings, loadMeeting } from '../load-meetings.ts';
import { calibrationTable } from '../measures/calibration-table.ts';
import { renderTable, type ScoredMeeting } from '../measures/meeting-table.ts';
import { chooseThresholds } from './choose-thresholds.ts';
import { excerptsOf, joinedExcerptsOf } from './excerpts.ts';
import { fitBound } from './fit-bound.ts';
import { fitBoundary } from './fit-boundary.ts';
import { fitFirst, fitSameTask, fitSecond, fitSharedVoice, withNone } from './fit-models.ts';
import { fitWords } from './fit-words.ts';
import { type LeftOut, leaveAuthorsOut } from './leave-author-out.ts';
import { packModels } from './pack-models.ts';
import { recordTrainedOn } from './trained-on.ts';
import { readTraining } from './training-meeting.ts';

// npm run train : fits all models on the open meetings, prints what each gives for authors left out, and writes the weights.
const WEIGHTS = new URL(import.meta.resolve('@hopgon/engine/classify/weights.gen'));
const FIGURES = new URL('../../data/left-out.txt', import.meta.url);

const listed = listMeetings().filter(({ isClosed }) => !isClosed);
const boundary = fitBoundary(listed);
const whole = listed.map((one) => readTraining(one, loadMeeting(one), boundary));
const excerpts = whole.flatMap((one) =>
  [...excerptsOf(one.meeting, one.listed), ...joinedExcerptsOf(one.meeting, one.listed)].map((excerpt) =>
    readTraining(one.listed, excerpt, boundary),
  ),
);
const meetings = [...whole, ...excerpts];
const unlabelled = { boundary, bound: fitBound(whole.map(({ clauses }) => clauses)) };
const leftOut = leaveAuthorsOut(meetings, unlabelled);
const judged = leftOut.filter(({ training }) => !excerpts.includes(training));
const factFrom = chooseThresholds(judged);

const scored = judged.map(
  (one: LeftOut): ScoredMeeting => ({
    listed: one.training.listed,
    meeting: one.training.meeting,
    found: finishDrafts(one, { models: one.models, factFrom }),
  }),
);
const groups = ({ author, hasTasksOnly }: ScoredMeeting['listed']): string[] =>
  hasTasksOnly ? ['open, tasks only'] : ['open', `open, author ${author}`];
const figures = `${renderTable(scored, groups)}\n${calibrationTable(scored)}`;
process.stdout.write(`Authors left out, right/found/wanted and F1\n${figures}`);

const first = fitFirst(meetings, unlabelled);
const models = withNone({
  ...first,
  sharedVoice: fitSharedVoice(leftOut),
  sameTask: fitSameTask(leftOut),
  ...fitWords(leftOut),
  ...fitSecond(leftOut),
});
const packed = packModels(models, factFrom);
writeFileSync(WEIGHTS, packed);
writeFileSync(FIGURES, figures);
recordTrainedOn('meetings');
process.stdout.write(`\n${Math.round(packed.length / 1000)} kB of weights written\n`);
