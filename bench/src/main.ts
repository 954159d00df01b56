import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureWebBuilt } from '../../scripts/lib/build-web.mjs';
import { describeSize } from './bundle-size.ts';
import { describeCluster } from './cluster/cluster.ts';
import { describeEngine } from './engine.ts';
import { describeFigures } from './figures.ts';
import { describeFirstPaint } from './first-paint.ts';
import { describeMeetings } from './meetings.ts';
import { describeMinutes } from './minutes.ts';
import { describeMonth } from './month.ts';
import { describeQuestions } from './questions/questions.ts';
import { describeSaid } from './said/said.ts';
import { describeSeries } from './series.ts';
import { describeSpeed } from './speed.ts';
import { describeStart } from './start.ts';
import { describeStreams } from './streams.ts';
import { describeSuggest } from './suggest.ts';
import { describeTranscripts } from './transcripts.ts';
import { describeVitals } from './vitals.ts';
import { describeWeek } from './week.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What is known before the report is; the report alone goes to stdout. */
const note = (text: string): void => void process.stderr.write(`${text}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-bench-'));
// As root the database runs as another user, who must reach its folder.
chmodSync(dataDir, 0o711);
try {
  // What is measured is what the sources say now.
  await ensureWebBuilt(process.execPath);
  const chosen = process.argv.slice(2);
  // `figures 500`: a company of so many people alone; `vitals /chat`: that screen alone.
  const sizes = chosen.filter((word) => /^\d+$/.test(word)).map(Number);
  const paths = chosen.filter((word) => word.startsWith('/'));
  const wants = (part: string): boolean => chosen.length === 0 || chosen.includes(part);
  const parts: string[] = [];
  if (wants('size')) parts.push(await describeSize(dataDir));
  if (wants('paint')) parts.push(await describeFirstPaint(dataDir));
  if (wants('vitals')) parts.push(await describeVitals(dataDir, note, paths.length > 0 ? paths : undefined));
  if (wants('start')) parts.push(await describeStart(dataDir));
  if (wants('speed')) parts.push(await describeSpeed(dataDir, Number(process.env.REQUESTS ?? 20_000)));
  if (wants('suggest')) parts.push(await describeSuggest(dataDir));
  if (wants('meetings')) parts.push(await describeMeetings(dataDir));
  if (wants('transcripts')) parts.push(await describeTranscripts(dataDir));
  if (wants('said')) parts.push(await describeSaid(dataDir));
  if (wants('questions')) parts.push(await describeQuestions('open'));
  // Measured once: no rule may come from them, and only totals are shown.
  if (chosen.includes('sealed-questions')) parts.push(await describeQuestions('sealed'));
  if (wants('minutes')) parts.push(await describeMinutes(dataDir));
  if (wants('month')) parts.push(await describeMonth(dataDir));
  if (wants('week')) parts.push(await describeWeek(dataDir));
  if (wants('engine')) parts.push(describeEngine());
  if (wants('figures')) parts.push(await describeFigures(dataDir, sizes.length > 0 ? sizes : undefined));
  if (wants('streams')) parts.push(await describeStreams(dataDir));
  if (wants('cluster')) parts.push(await describeCluster(dataDir));
  if (wants('series')) parts.push(await describeSeries(dataDir));
  const machine = `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${new Date().toISOString().slice(0, 10)}`;
  const report = [`# What was measured\n\n\`npm run bench\` on ${machine}.\n`, ...parts].join('\n');
  say(report);
  if (chosen.length === 0) writeFileSync(here('../results.md'), report);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
