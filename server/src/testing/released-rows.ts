import { createHash } from 'node:crypto';
import { computeSampleIds } from '../domains/samples/compute-sample-ids.ts';

/** The id of a named row of a company. */
export function idIn(company: string, name: string): string {
  const hex = createHash('md5').update(`${company}/${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const sampleId = (company: string): string =>
  computeSampleIds({ companyId: idIn(company, 'company'), userId: idIn(company, 'owner') }, 1)[0] ?? '';

const found = (text: string, evidence: readonly number[], confidence?: number) => ({
  text,
  evidence,
  ...(confidence === undefined ? {} : { confidence }),
});

const analysis = {
  summary: {
    short: [found('Tăng giá năm phần trăm.', [1])],
    medium: [found('Tăng giá năm phần trăm.', [1, 2]), found('Kho còn thiếu người.', [2])],
    long: [],
  },
  decisions: [
    found('Tăng giá', [1], 0.9),
    found('Gửi thư', Array(60).fill(2), 0.4),
    found('Tăng giá', [2], 0.5),
  ],
  openQuestions: [found('Ai liên hệ nhà in?', [3], 0.8), found('Ai trực?'.padEnd(1200, ' x'), [0], 0.7)],
};

const older = {
  summary: { short: [], medium: [], long: [] },
  decisions: [found('Giữ giá', [0], 0.9)],
  openQuestions: [],
};

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const at = "timestamptz '2026-11-20 02:00:00.123456Z'";
const itemAsked = (title: string) =>
  `Bạn được nhắc đến là người phụ trách việc “${title}”. Nhận việc này chứ?`;

/** SQL that fills a database at migration 0022 with the rows of one company. */
export function releasedRows(company: string): string {
  const id = (name: string) => quoted(idIn(company, name));
  return [
    people(company, id),
    meetings(company, id),
    transcripts(id),
    items(id),
    chats(id),
    notifications(company, id),
    mails(company, id),
    polls(id),
    keys(id),
  ].join('\n');
}

type Id = (name: string) => string;

const people = (company: string, id: Id): string => `
  begin;
  insert into users (id, email, display_name, created_at, email_verified_at) values
    (${id('owner')}, 'owner@${company}.vn', 'Trần Chủ', ${at}, ${at}),
    (${id('member')}, 'member@${company}.vn', 'Lê Bình', ${at}, null),
    (${id('waiting')}, 'waiting@${company}.vn', 'Võ Chờ', ${at}, null),
    (${id('left')}, 'left@${company}.vn', 'Đỗ Nghỉ', ${at}, null);
  insert into companies (id, name, owner_id, invite_code, time_zone, created_at, updated_at)
    values (${id('company')}, 'Công ty ${company}', ${id('owner')}, upper('${company}0'), 'Asia/Ho_Chi_Minh', ${at}, ${at});
  insert into memberships (company_id, user_id, status, joined_at) values
    (${id('company')}, ${id('owner')}, 'active', ${at}), (${id('company')}, ${id('member')}, 'active', ${at}),
    (${id('company')}, ${id('waiting')}, 'waiting', ${at}), (${id('company')}, ${id('left')}, 'removed', ${at});
  commit;
  insert into sessions (id, user_id, remember, created_at, rotated_at, expires_at)
    values (${id('session')}, ${id('owner')}, true, ${at}, ${at}, ${at} + interval '30 days');
  insert into reminder_habits (company_id, user_id, minutes, digest) values
    (${id('company')}, ${id('owner')}, '{10}', true), (${id('company')}, ${id('member')}, '{10}', false);
  insert into calendar_feeds values (${id('company')}, ${id('member')}, sha256('${company}'), ${at}, null);`;

const meetings = (company: string, id: Id): string => `
  insert into meeting_series (company_id, id, origin_id, time_zone, first_day, start_time, length_ms, frequency, every,
    weekdays, times, created_by, created_at, updated_at)
  values (${id('company')}, ${id('series')}, ${id('series')}, 'Asia/Ho_Chi_Minh', '2026-11-20', '09:00', 3600000, 'weekly', 1,
    '{5}', 9, ${id('owner')}, ${at}, ${at});
  insert into meetings (company_id, id, title, starts_at, ends_at, time_zone, created_by, created_at, updated_at)
  select ${id('company')}, m.id::uuid, m.title, m.starts_at, m.starts_at + interval '1 hour', 'Asia/Ho_Chi_Minh', m.by::uuid,
    ${at}, ${at}
  from (values (${id('review')}, 'Giao ban', ${at}, ${id('owner')}),
    (${id('ahead')}, 'Họp khách', ${at} + interval '9 days', ${id('member')}),
    (${quoted(sampleId(company))}, 'Mẫu: Giao ban đầu tuần', ${at}, ${id('owner')}),
    (${id('look-alike')}, 'Mẫu: Tôi tự đặt', ${at}, ${id('owner')}),
    (${id('weekly')}, 'Họp tuần', ${at}, ${id('owner')})) m (id, title, starts_at, by);
  update meetings set series_id = ${id('series')}, series_start = starts_at where id = ${id('weekly')};
  insert into meeting_participants (company_id, meeting_id, user_id, role, answer) select ${id('company')}, m.id,
    ${id('owner')}, 'chair', 'accepted' from meetings m where m.company_id = ${id('company')};
  insert into meeting_participants (company_id, meeting_id, user_id)
    select ${id('company')}, m::uuid, ${id('member')} from unnest(array[${id('review')}, ${id('ahead')}]) m;
  insert into meeting_guests (company_id, meeting_id, id, email, name)
    values (${id('company')}, ${id('ahead')}, ${id('guest')}, 'guest@xa.vn', 'Khách'),
    (${id('company')}, ${id('weekly')}, ${id('guest')}, 'guest@xa.vn', 'Khách');
  insert into imported_events values (${id('company')}, ${id('member')}, sha256('uid'), ${at}, ${id('ahead')}, ${at});`;

const transcripts = (id: Id): string => `
  insert into transcripts (company_id, id, meeting_id, version, name, format, content, turn_count, state, failure_code,
    analysis, uploaded_by, created_at, analysed_at)
  values (${id('company')}, ${id('older')}, ${id('review')}, 1, 'cũ', 'text', 'A: b', 1, 'ready', null,
      ${quoted(JSON.stringify(older))}, ${id('owner')}, ${at}, ${at}),
    (${id('company')}, ${id('newer')}, ${id('review')}, 2, 'mới', 'text', 'A: b', 4, 'ready', null,
      ${quoted(JSON.stringify(analysis))}, ${id('owner')}, ${at}, ${at}),
    (${id('company')}, ${id('broken')}, ${id('review')}, 3, 'hỏng', 'text', 'A: b', 1, 'failed', 'analysis_failed',
      null, ${id('owner')}, ${at}, null),
    (${id('company')}, ${id('queued')}, ${id('ahead')}, 1, 'chờ', 'text', 'A: b', 1, 'waiting', null,
      null, ${id('owner')}, ${at}, null);
  insert into transcript_turns (company_id, transcript_id, index, speaker, start_ms, end_ms, text)
    select ${id('company')}, ${id('older')}, t.index, 'An', t.start_ms, t.end_ms, 'Câu' from (values
      (0, 0, 5000), (1, 60000, null), (2, 200000, 210000), (3, 300000, 400000), (4, 350000, 360000), (5, 530000, null),
      (6, null, null), (7, 900000, 910000)) as t (index, start_ms, end_ms);
  insert into transcript_turns (company_id, transcript_id, index, speaker, text)
    select ${id('company')}, ${id('newer')}, n, 'Bình', 'Câu ' || n from generate_series(0, 3) n;
  insert into transcript_turns (company_id, transcript_id, index, speaker, text)
    select ${id('company')}, ${id('queued')}, n, 'An', case when n % 2 = 0 then 'Giá gỗ, giá sơn' else 'Gỗ' end
    from generate_series(0, 601) n;`;

const items = (id: Id): string => `
  insert into action_items (company_id, id, title, assignee_id, assignee_name, deadline, state, meeting_id, transcript_id,
    evidence, confidence, created_by, decided_by, created_at, updated_at)
  select ${id('company')}, i.id::uuid, i.title, i.assignee::uuid, i.name, i.deadline::date, i.state, ${id('review')},
    case when i.typed then null else ${id('newer')}::uuid end, case when i.typed then '{}' else '{2,3}'::int[] end,
    case when i.typed then null else 0.5 end, case when i.typed then ${id('owner')}::uuid end, i.decided_by::uuid, ${at}, ${at}
  from (values
    (${id('asked')}, 'Gửi bảng giá', ${id('member')}, null, '2026-11-27', 'proposed', false, null),
    (${id('nobody')}, 'Gọi nhà in', null, 'Anh Ba', null, 'proposed', false, null),
    (${id('accepted')}, 'Soạn thư', ${id('member')}, null, null, 'accepted', false, ${id('member')}),
    (${id('done')}, 'Đặt phòng', ${id('owner')}, null, null, 'done', false, ${id('owner')}),
    (${id('handed-back')}, 'Tính chi phí', ${id('member')}, null, null, 'proposed', false, ${id('owner')}),
    (${id('declined')}, 'Mua hoa', ${id('member')}, null, null, 'declined', false, ${id('member')}),
    (${id('typed')}, 'Hỏi kho', ${id('member')}, null, null, 'proposed', true, null)
  ) i (id, title, assignee, name, deadline, state, typed, decided_by);
  insert into action_items (company_id, id, title, assignee_id, state, created_by, created_at, updated_at)
  values (${id('company')}, ${id('given-by-left')}, 'Đặt xe', ${id('member')}, 'accepted', ${id('left')}, ${at}, ${at});`;

const chats = (id: Id): string => `
  insert into chat_sessions (company_id, id, user_id, title, message_count, created_at, updated_at)
  select ${id('company')}, s.id::uuid, ${id('member')}, s.title, s.count, ${at}, ${at}
  from (values (${id('chat-empty')}, 'Cuộc trò chuyện mới 1', 0), (${id('chat-used')}, 'Cuộc trò chuyện mới 2', 1),
    (${id('chat-named')}, 'Ngân sách', 0)) s (id, title, count);
  insert into chat_messages (company_id, session_id, id, role, content, folded, created_at)
    values (${id('company')}, ${id('chat-used')}, ${id('message')}, 'user', 'Chào', 'chao', ${at});
  insert into chat_cards (company_id, id, message_id, user_id, command, change, expires_at, action_item_id)
    values (${id('company')}, ${id('card')}, ${id('message')}, ${id('member')}, 'accept', '{}', ${at}, ${id('accepted')});`;

const notifications = (company: string, id: Id): string => `
  insert into notifications (company_id, user_id, id, kind, text, path, created_at)
  select ${id('company')}, n.reader::uuid, n.id::uuid, n.kind, n.text, n.path, ${at} from (values
    (${id('line-invited')}, ${id('member')}, 'meeting-invited', 'Mời dự', ${quoted(`/meetings/${idIn(company, 'ahead')}`)}),
    (${id('line-answered')}, ${id('owner')}, 'meeting-invited', 'Mời dự', ${quoted(`/meetings/${idIn(company, 'ahead')}`)}),
    (${id('line-asked')}, ${id('member')}, 'item-proposed', ${quoted(itemAsked('Gửi bảng giá'))},
      ${quoted(`/meetings/${idIn(company, 'review')}?tab=viec`)}),
    (${id('line-typed')}, ${id('member')}, 'item-proposed', 'Trần Chủ giao bạn việc “Hỏi kho”. Nhận việc này chứ?',
      ${quoted(`/meetings/${idIn(company, 'review')}?tab=viec`)}),
    (${id('line-member')}, ${id('owner')}, 'member-waiting', 'Võ Chờ đang chờ duyệt để tham gia công ty.', '/company-management')
  ) n (id, reader, kind, text, path);`;

const mails = (company: string, id: Id): string => `
  insert into outbox_mails (id, company_id, user_id, subject_id, message, send_after, created_at, sent_at, failed_at, opens)
  select m.id::uuid, case when m.subject is not null then ${id('company')}::uuid end,
    case when m.subject is null then ${id('owner')}::uuid end, m.subject::uuid,
    jsonb_build_object('to', jsonb_build_array(jsonb_build_object('name', 'Ai', 'address', m.address)), 'subject', 'Thư',
      'text', 'Lời') || case when m.calendar then '{"calendar": {"method": "REQUEST", "content": "x"}}' else '{}'::jsonb end,
    ${at}, ${at}, case when m.state = 'sent' then ${at} end, case when m.state = 'failed' then ${at} end, m.opens
  from (values
    (${id('mail-member')}, ${id('ahead')}, 'member@${company}.vn', 'waiting', true, true),
    (${id('mail-guest')}, ${id('ahead')}, 'guest@xa.vn', 'waiting', true, true),
    (${id('mail-moved')}, ${id('ahead')}, 'guest@xa.vn', 'waiting', false, true),
    (${id('mail-series')}, ${id('series')}, 'guest@xa.vn', 'waiting', true, true),
    (${id('mail-sent')}, ${id('ahead')}, 'guest@xa.vn', 'sent', true, true),
    (${id('mail-failed')}, ${id('ahead')}, 'guest@xa.vn', 'failed', true, true),
    (${id('mail-voter')}, ${id('poll')}, 'voter@xa.vn', 'waiting', true, false),
    (${id('mail-settled')}, ${id('poll')}, 'voter@xa.vn', 'waiting', false, false),
    (${id('mail-account')}, null, 'owner@${company}.vn', 'waiting', false, false)
  ) m (id, subject, address, state, opens, calendar);`;

const polls = (id: Id): string => `
  insert into polls (company_id, id, title, time_zone, created_by, deadline, created_at, updated_at)
    values (${id('company')}, ${id('poll')}, 'Họp khách', 'Asia/Ho_Chi_Minh', ${id('owner')}, ${at}, ${at}, ${at});
  insert into poll_slots values (${id('company')}, ${id('poll')}, ${id('slot')}, ${at}, ${at} + interval '1 hour');
  insert into poll_voters (company_id, poll_id, id, email, name)
    values (${id('company')}, ${id('poll')}, ${id('voter')}, 'voter@xa.vn', 'Khách');
  insert into poll_votes values (${id('company')}, ${id('poll')}, ${id('voter')}, ${id('slot')}, 'yes');`;

const keys = (id: Id): string => `
  insert into idempotency_keys values (${id('owner')}, 'done', sha256('x'), 200, '{"data": 1}', ${at}),
    (${id('owner')}, 'cut-off', sha256('x'), null, null, ${at});`;
