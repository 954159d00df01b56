import { readCompany } from '@hopgon/contract/companies/routes';
import { readAdoptedMinutes } from '@hopgon/contract/minutes/delivery/routes';
import type { Seat } from '@hopgon/contract/minutes/legal/schemas';
import {
  acceptMinutesLines,
  createMinutesLine,
  deleteMinutesLine,
  moveMinutesLine,
  restoreMinutesLine,
  updateMinutesLine,
} from '@hopgon/contract/minutes/lines/routes';
import { listMinutesComments } from '@hopgon/contract/minutes/remarks/routes';
import { readMinutes, updateMinutesPeople } from '@hopgon/contract/minutes/routes';
import type { Minutes, MinutesLine, MinutesPerson } from '@hopgon/contract/minutes/schemas';
import { listTurns, readTranscript } from '@hopgon/contract/transcripts/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { page } from 'vitest/browser';
import { type ChangedLines, withChangedLines } from '../data/meetings/minutes-lines.rules.ts';
import { MinutesTab } from '../features/meetings/minutes/minutes-tab.tsx';
import type { Api, ReceivedCall } from './answer-calls.ts';
import { renderInApp } from './render-in-app.tsx';
import { company, idOf, me, meetingOf, wholeMeetingOf } from './sample-data.ts';

const instant = '2026-11-20T02:22:00Z';
const by = { userId: me.id, displayName: me.displayName };

export const meeting = wholeMeetingOf(meetingOf(7, { title: 'Giao ban xưởng tuần 47' }));

/** A line that a person wrote; `rest` says what a test is about. */
export const lineOf = (number: number, text: string, rest: Partial<MinutesLine> = {}): MinutesLine => ({
  id: idOf(4000 + number),
  kind: 'text',
  text,
  task: null,
  origin: 'typed',
  held: null,
  engineText: null,
  evidence: [],
  source: null,
  unsupported: [],
  terms: null,
  replaces: null,
  replacedBy: null,
  motionId: null,
  reading: null,
  confirmed: { by, at: instant },
  accepted: null,
  itemId: null,
  isItemKept: false,
  marks: [],
  version: 1,
  ...rest,
});

const seatOf = (rest: Partial<Seat> = {}): Seat => ({
  ...{ isMember: true, weight: null, certificate: '', certificateOn: null, representative: '' },
  ...{ proxyPaper: '', isProxyAccepted: false, isDissenting: false, dissent: '', isOnBoard: false },
  ...rest,
});

export const personOf = (number: number, name: string, rest: Partial<MinutesPerson> = {}): MinutesPerson => ({
  id: idOf(5000 + number),
  userId: idOf(number),
  guestId: null,
  name,
  position: '',
  part: 'attendee',
  attendance: 'unrecorded',
  reason: '',
  hasApproved: false,
  seat: seatOf(),
  ...rest,
});

const sectionIds = [idOf(6001), idOf(6002)] as const;

const sections = [
  {
    id: sectionIds[0],
    title: 'Tiến độ đơn khách sạn Mây Ngàn',
    agendaItemId: null,
    lines: [
      lineOf(1, 'Xưởng 2 đã xong 84/120 bộ bàn ghế.'),
      lineOf(2, 'Thống nhất tăng ca hai tối.', { kind: 'decision' }),
    ],
  },
  {
    id: sectionIds[1],
    title: 'An toàn máy cưa',
    agendaItemId: null,
    lines: [lineOf(3, 'Hai chụp cưa đã nứt.')],
  },
];

/** A draft that its secretary edits. */
export const minutesOf = (rest: Partial<Minutes> = {}): Minutes => ({
  id: idOf(3000),
  meetingId: meeting.id,
  edition: 1,
  replaces: null,
  template: 'briefing',
  state: 'draft',
  number: null,
  title: 'Giao ban xưởng tuần 47',
  place: 'Xưởng 2, phòng kính',
  startsAt: '2026-11-20T01:30:00Z',
  endsAt: '2026-11-20T02:15:00Z',
  timeZone: 'Asia/Ho_Chi_Minh',
  chair: by,
  secretary: { userId: idOf(2), displayName: 'Ngô Trường Lễ' },
  companyName: 'Nội thất Gỗ Vân',
  parentName: '',
  recipients: ['Các thành viên dự họp', 'Lưu: VT, hồ sơ'],
  ownTemplate: null,
  sections,
  people: [personOf(1, me.displayName, { part: 'chair', attendance: 'in-person' })],
  closing: ['Cuộc họp kết thúc vào 09 giờ 15, ngày 20 tháng 11 năm 2026./.'],
  legal: null,
  signers: ['secretary', 'chair'],
  drafted: { by, at: instant },
  reviewed: null,
  adopted: null,
  adoptedBy: 'chair',
  lockedAt: null,
  cancelled: null,
  signatures: [],
  hash: null,
  fileHash: null,
  code: null,
  checks: {
    lines: 3,
    unaccepted: 0,
    unsupported: 0,
    missing: [],
    recorded: 1,
    quorum: { present: 1, members: 1, needed: 1 },
    cancelledVotes: 0,
    objections: 0,
    approvalsMissing: 0,
    waitUntil: null,
    legal: [],
  },
  suggestionCount: 0,
  openComments: 0,
  can: {
    edit: true,
    comment: true,
    requestReview: true,
    reopen: false,
    adopt: false,
    approve: false,
    sign: [],
    signElectronically: [],
    cancel: true,
    correct: false,
    deliver: false,
  },
  version: 1,
  revision: 1,
  ...rest,
});

const bodyOf = ({ body }: ReceivedCall): Record<string, unknown> => Object(body);

/** Opens the minutes; lines change as the calls say. */
export async function openMinutes(api: Api, first: Minutes | null = minutesOf(), of = meeting) {
  let known = first;
  let created = 0;
  const change = (changed: ChangedLines) => {
    if (known) known = withChangedLines(known, changed);
  };
  const placeOf = (id: string) => {
    const section = known?.sections.find(({ lines }) => lines.some((line) => line.id === id));
    const index = section?.lines.findIndex((line) => line.id === id) ?? -1;
    const line = section?.lines[index];
    if (!section || !line) throw new Error(`no line ${id}`);
    return { line, sectionId: section.id, afterId: section.lines[index - 1]?.id ?? null };
  };
  const update = (id: string, part: Partial<MinutesLine>) => {
    const placed = placeOf(id);
    const line = { ...placed.line, ...part, version: placed.line.version + 1 };
    change({ lines: [line] });
    return { ...placed, line };
  };
  api.reply(readAdoptedMinutes, () => ({}));
  api.reply(readMe, () => me);
  api.reply(readCompany, () => company);
  api.reply(readMinutes, () => ({ minutes: known, editions: [], can: { draft: true } }));
  api.reply(readTranscript, () => ({ transcript: null, analysis: null, versions: 0 }));
  api.reply(listTurns, () => ({ turns: [], total: 0 }));
  api.reply(listMinutesComments, () => ({ comments: [] }));
  const accept = () => {
    api.reply(updateMinutesLine, (call) => {
      const { version: _seen, confirmed: _confirmed, ...part } = bodyOf(call);
      return update(String(call.params.minutesLineId), part);
    });
    api.reply(createMinutesLine, createLine);
  };
  const createLine = (call: ReceivedCall) => {
    const { sectionId, afterId = null, text, kind } = bodyOf(call);
    created += 1;
    const line = lineOf(100 + created, String(text), kind === 'decision' ? { kind } : {});
    const placed = { line, sectionId: String(sectionId), afterId: afterId === null ? null : String(afterId) };
    change({ placed: [placed] });
    return placed;
  };
  accept();
  api.reply(moveMinutesLine, (call) => {
    const { sectionId, afterId } = bodyOf(call);
    const { line } = update(String(call.params.minutesLineId), {});
    const placed = { line, sectionId: String(sectionId), afterId: afterId === null ? null : String(afterId) };
    change({ placed: [placed] });
    return placed;
  });
  const removed = new Map<string, ReturnType<typeof placeOf>>();
  api.reply(deleteMinutesLine, ({ params }) => {
    const id = String(params.minutesLineId);
    removed.set(id, placeOf(id));
    change({ removed: [id] });
    return {};
  });
  api.reply(restoreMinutesLine, ({ params }) => {
    const placed = removed.get(String(params.minutesLineId));
    if (!placed) throw new Error('not deleted');
    change({ placed: [placed] });
    return placed;
  });
  api.reply(acceptMinutesLines, (call) => {
    const { lines } = acceptMinutesLines.body.parse(call.body);
    return { lines: lines.map(({ id }) => update(id, { marks: [], accepted: { by, at: instant } }).line) };
  });
  const { queryClient } = await renderInApp(<MinutesTab meeting={of} />);
  return {
    /** The server says that something changed. */
    wake: () => void queryClient.invalidateQueries({ queryKey: ['minutes'] }),
    /** People change as the calls say. */
    recordPeople: () =>
      api.reply(updateMinutesPeople, ({ body }) => {
        const { people } = updateMinutesPeople.body.parse(body);
        const changed = new Map(people.map((person) => [person.id, person]));
        const now = (known?.people ?? []).map((person) => ({
          ...person,
          attendance: changed.get(person.id)?.attendance ?? person.attendance,
          reason: changed.get(person.id)?.reason ?? person.reason,
        }));
        if (known) known = { ...known, people: now };
        return { people: now };
      }),
    /** The server takes lines again. */
    accept,
    texts: () => known?.sections.map(({ lines }) => lines.map(({ text }) => text)),
    update,
  };
}

/** What a person sees and uses of a document. */
export const paper = {
  sheet: page.getByRole('article', { name: 'Biên bản' }),
  line: (text: string | RegExp) => page.getByRole('article').getByRole('button', { name: text }),
  field: page.getByRole('textbox', { name: /Nội dung dòng/ }),
};
