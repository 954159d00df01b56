import { messageLimit } from '@hopgon/contract/chat/schemas';
import { parseCommand } from '@hopgon/contract/commands/parse-command';
import { transcriptLimit } from '@hopgon/contract/transcripts/schemas';
import { readRequest } from '@hopgon/engine/intent/read-request';
import { supportCheck } from '@hopgon/engine/support/check-support';
import { parseDeadline } from '@hopgon/engine/time/parse-deadline';
import { readTime } from '@hopgon/engine/time/said-time';
import { readClocks, readDate } from '@hopgon/engine/transcript/read-moment';
import { expect, test } from 'vitest';
import { assistantReadings as assistant } from '../domains/assistant/assistant.readings.ts';
import { findAskedFacts } from '../domains/assistant/parse/asked-facts.rules.ts';
import { parseMeetingWords } from '../domains/assistant/parse/meeting-words.rules.ts';
import {
  parseSchedule,
  parseSpokenSchedule,
  type ScheduleWords,
} from '../domains/assistant/parse/schedule-words.rules.ts';
import { parseSpokenTask, parseTask, type TaskWords } from '../domains/assistant/parse/task-words.rules.ts';
import { readDateRange } from '../domains/assistant/parse/time/date-range.rules.ts';
import { noContext } from '../domains/assistant/parse/turn/spoken-context.rules.ts';
import type { OfferCues } from '../domains/assistant/resolve/offers.rules.ts';
import { collapseSpaces } from '../domains/assistant/shared/collapse-spaces.rules.ts';
import { searchReadings as search } from '../domains/search/search.readings.ts';
import { readTextSource } from '../domains/transcripts/read-text-source.ts';
import { runsOf, textOf } from './runs-of.ts';

const now = '2026-11-23T09:00:00';
const person = (displayName: string) => ({
  userId: displayName,
  displayName,
  email: `${displayName.length}@congty.example`,
  department: 'Kế Toán',
  position: '',
});
const place = {
  zone: 'Asia/Ho_Chi_Minh',
  now,
  hours: { start: '08:00', end: '17:00', lunch: null, days: [1, 2, 3, 4, 5], changed: new Map() },
  minutes: 30,
  people: ['Nguyễn Văn An', 'Lê Thị Bình', 'Trần An'].map(person),
  callerId: 'Trần An',
};
const own = { colleagues: place.people, recent: [], titles: [] };
const day = { next: undefined, meetings: 0, openTasks: 0, lateTasks: 0 };
const turn = {
  ...{ meeting_id: 'm', title: 'Họp', starts_at: new Date(0), time_zone: 'UTC', version: 1, index: 0 },
  ...{ speaker: null, start_ms: null, next_speaker: null, next_said: null },
};
const parse = (text: string) =>
  assistant.parseTurn(
    { message: text, parsed: parseCommand(text), meetingId: null, scope: null },
    now,
    noContext,
  );
const resolve = {
  schedule: (words: ScheduleWords, text: string) => assistant.resolveScheduleRequest(words, text, place),
  task: (words: TaskWords, text: string) => assistant.resolveTaskRequest(words, text, place),
};
const spoken = {
  schedule(text: string) {
    const { slots, found } = readRequest(text, now, 'schedule');
    return parseSpokenSchedule(slots, found, now);
  },
  task(text: string) {
    const { slots, found } = readRequest(text, now, 'task');
    return parseSpokenTask(slots, found, findAskedFacts(text).isUrgent, now);
  },
};

const offers = (cues: OfferCues) => assistant.chooseOffers(cues, { ...own, day });

type Way = readonly [before: string, behind: string];
interface Reading {
  readonly read: (text: string) => unknown;
  readonly limit: number;
  /** The text around the run that makes the reader look at it. */
  readonly ways?: readonly Way[];
}
const message = (read: Reading['read'], ...ways: readonly Way[]): Reading => ({
  read,
  limit: messageLimit,
  ways,
});

const rank = (said: string) =>
  search.rankTurns({ query: 'a hop', limit: 5 }, [{ ...turn, said }], {
    total: 1,
    counts: new Map([['a', 1]]),
  });

const asked = (text: string) => ({ message: text, query: text, isAsking: true, past: null });
const answer = (said: string) => {
  const place = {
    transcript_id: 't',
    meeting_id: 'm',
    title: 'Họp',
    starts_at: new Date(0),
    time_zone: 'UTC',
  };
  const row = {
    ...place,
    version: 1,
    index: 0,
    speaker: null,
    start_ms: null,
    text: said,
    total: '1',
    counts: [],
  };
  const lines = { turns: [row], lines: [], counts: new Map([['a', 1]]) };
  return search.answerQuestion(asked('a hop bao nhieu?'), lines);
};

const checkLine = (text: string) => {
  const turns = [text, 'Dạ em gửi.'].map((said, index) => ({
    speaker: ['Lan', 'Minh'][index] ?? null,
    text: said,
  }));
  const line = { text: text.slice(0, 1_000), evidence: [0, 1], assignee: 'Lan', deadline: '2026-11-27' };
  return supportCheck({ meetingDate: '2026-11-23', turns })(line);
};
const readTranscript = (text: string) => readTextSource({ kind: 'text', name: 'Bản dán', text });

/** Every reader of a person's text but extraction and summaries, which only threads and time limits bound. */
const readings: Readonly<Record<string, Reading>> = {
  'white space of a message': message(collapseSpaces),
  'a command': message((text) => parseCommand(`/${text}`), ['tomtat ', '']),
  'a message': message(parse, ['đặt họp với An ', ' lúc 9h mai về giá'], ['nhắc An ', ' trước thứ Sáu']),
  '/tomtat': message((text) => parse(`/tomtat ${text}`), ['họp ', ' hôm qua']),
  '/lenlich': message((text) => resolve.schedule(parseSchedule(text, now), text), ['An ', ' 9h mai']),
  'a spoken meeting': message(
    (text) => resolve.schedule(spoken.schedule(text), text),
    ['đặt họp với An ', ' lúc 9h mai về giá'],
    ['họp ở ', ''],
  ),
  '/actionitem': message((text) => resolve.task(parseTask(text, now), text), ['"Gửi giá" "An" ', '']),
  'a spoken task': message((text) => resolve.task(spoken.task(text), text), ['nhắc An ', ' trước thứ Sáu']),
  'words for a meeting': message((text) => parseMeetingWords(text, now), ['họp ', ' hôm qua']),
  'days of an agenda': message((text) => readDateRange(readTime(text, now), now)),
  'single words of a message': message(findAskedFacts, ['hop ', ' lenh'], ['gửi giá ', ' gấp']),
  'people named': message((text) => assistant.resolveNamedPeople(text, text, place)),
  'a person named': message((text) => assistant.resolveNamedPerson(text, text, place)),
  offers: message((text) => offers({ message: text, names: readRequest(text, now).names, when: text })),
  deadline: message((text) => parseDeadline(text, now)),
  query: message(search.readQuery),
  'a question to meetings': message((text) => search.listLookups(asked(text)), ['giá ', ' bao nhiêu?']),
  'what is read to answer a question': { read: answer, limit: 50_000 },
  'as much of what was said as is read for one answer': { read: rank, limit: 200_000 },
  'a moment of a head': {
    read: (text) => [readDate(text), readClocks(text)],
    limit: 50_000,
    ways: [
      ['1', ' /1/26'],
      ['1/1', ' năm 2026'],
      ['1 tháng 1', ','],
      ['jan 1', ' 2026'],
      ['9', 'giờ'],
    ],
  },
  'a line against its turns': {
    read: (text) => checkLine(text),
    limit: 10_000,
    ways: [
      ['không ', ' gửi cho Lan'],
      ['phải nộp ', ' trước 9h thứ sáu'],
    ],
  },
  // What grows faster than its text shows long before the limit, which takes eight times as long to read.
  transcript: { read: readTranscript, limit: transcriptLimit / 8 },
  'a part of a transcript': {
    read: readTranscript,
    limit: transcriptLimit / 16,
    ways: [
      ['Lan', '0:03'],
      ['WEBVTT\n\n00:01.000 --> 00:02.000 ', '\na'],
      ['1\n00:00:01,000 --> 00:00:02,000', '\na\n'],
    ],
  },
};

const alone: Way = ['', ''];

/** Processor time of this thread alone, in ms; other load of the machine is not included. */
function cost(read: () => unknown): number {
  const before = process.threadCpuUsage();
  read();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The clock ticks every 4 ms, and below this collecting garbage weighs as much as reading; it holds up nobody. */
const tooShortToMeasure = 80;
const most = 2.5;
const tries = 10;

/**
 * How many times as much twice the length costs, each length by the least of several tries. The whole is measured against
 * a quarter, two doublings: a busy machine's noise then weighs half as much.
 */
function growthOf(read: (text: string) => unknown, quarter: string, whole: string): number {
  let leastOfWhole = Number.POSITIVE_INFINITY;
  let leastOfQuarter = Number.POSITIVE_INFINITY;
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < tries && growth > most; round += 1) {
    leastOfWhole = Math.min(
      leastOfWhole,
      cost(() => read(whole)),
    );
    if (leastOfWhole < tooShortToMeasure) return 1;
    leastOfQuarter = Math.min(
      leastOfQuarter,
      cost(() => read(quarter)),
    );
    growth = Math.sqrt(leastOfWhole / Math.max(leastOfQuarter, tooShortToMeasure / 4));
  }
  return growth;
}

test.each(Object.entries(readings))(
  'twice the length costs at most 2.5 times: %s',
  (_, { read, limit, ways }) => {
    const slow: string[] = [];
    read(textOf('họp với An lúc 9h mai ', limit / 4, alone));
    for (const [name, run] of Object.entries(runsOf)) {
      for (const way of [alone, ...(ways ?? [])]) {
        const growth = growthOf(read, textOf(run, limit / 4, way), textOf(run, limit, way));
        if (growth > most) slow.push(`${way[0]}[${name}]${way[1]}: ${growth.toFixed(1)}`);
      }
    }
    expect(slow).toEqual([]);
  },
  180_000,
);
