import { describe, expect, test } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';

const read = (content: string) => parseTranscript({ name: 'họp', content });
const said = (content: string) =>
  read(content).turns.map(({ speaker, startMs, text }) => [speaker, startMs, text]);
const json = (value: unknown) => JSON.stringify(value);

describe('JSON', () => {
  test('of Meet: instants count from the first, people are looked up, the unknown get numbers', () => {
    const entry = (participant: string, text: string, startTime: string) => ({
      name: 'conferenceRecords/a/transcripts/b/entries/c',
      participant: `conferenceRecords/a/participants/${participant}`,
      text,
      startTime,
    });
    const document = {
      transcriptEntries: [
        entry('1', 'Chào chị.', '2026-05-04T02:00:03.250Z'),
        entry('2', 'Chào em.', '2026-05-04T02:00:05Z'),
      ],
      participants: [
        { name: 'conferenceRecords/a/participants/1', signedinUser: { displayName: 'Bùi Anh' } },
      ],
    };
    expect(said(json(document))).toEqual([
      ['Bùi Anh', 0, 'Chào chị.'],
      ['Speaker 1', 1750, 'Chào em.'],
    ]);
  });

  test.each([
    ['seconds with fractions', { start: 1.5 }, 1500],
    ['whole seconds', { start: 2 }, 2000],
    ['milliseconds by their key', { start_ms: 2 }, 2],
    ['milliseconds by the pace', { start: 61_000, end: 62_500 }, 61_000],
    ['a clock', { timestamp: '00:01:02' }, 62_000],
    ['Google’s durations', { startTime: '3.200s' }, 3200],
    ['none', {}, null],
  ])('states times as %s', (_, times, startMs) => {
    expect(said(json([{ speaker: 'Lan', text: 'Em gửi báo cáo rồi ạ.', ...times }]))).toEqual([
      ['Lan', startMs, 'Em gửi báo cáo rồi ạ.'],
    ]);
  });

  test('a line a segment, and a document that is none of this', () => {
    expect(said('{"speaker":"An","text":"Chào."}\n{"speaker":"Bình","text":"Dạ."}\n')).toHaveLength(2);
    expect(read('{"a":\n  [1,}')).toMatchObject({
      format: 'json',
      turns: [],
      problems: [{ line: 1, code: 'json_unreadable' }],
    });
    expect(read('{"text": "không có danh sách"}').problems).toHaveLength(1);
  });

  test('that nests without end is refused with its line; brackets that were said do not count', () => {
    const levels = 200_000;
    expect(read(`[\n${'['.repeat(levels)}${']'.repeat(levels)}]`).problems).toMatchObject([
      { line: 2, code: 'json_unreadable' },
    ]);
    expect(said(json([{ speaker: 'Lan', text: `"${'['.repeat(200)}\\` }]))).toHaveLength(1);
  });
});

describe('text of products', () => {
  test('Word files of Teams: a name and a time, then the words; lines of Teams itself are no turns', () => {
    const content =
      'Họp kho-20260406_083012-Meeting Recording\nApril 6, 2026, 1:30AM\n45m 12s\n\nNam started transcription\n\nVõ Nam   0:04\nChào.\nMáy số 2 sao rồi?\nCao Kiều   1:00:11\nDạ xong.\n\nNam stopped transcription\n';
    expect(said(content)).toEqual([
      ['Võ Nam', 4000, 'Chào. Máy số 2 sao rồi?'],
      ['Cao Kiều', 3_611_000, 'Dạ xong.'],
    ]);
    expect(read(content).facts).toMatchObject({ title: 'Họp kho', date: '2026-04-06' });
  });

  test('older Word files of Teams: a time, a name, the words', () => {
    const content =
      '0:0:0.0 --> 0:0:2.370\nSon, Thanh\nChào.\n0:0:2.900 --> 0:0:5.10\nSon, Thanh\nTa họp.\n0:1:6.0 --> 0:1:8.450\nĐặng Hà\nDạ.\n';
    expect(said(content)).toEqual([
      ['Son, Thanh', 0, 'Chào. Ta họp.'],
      ['Đặng Hà', 66_000, 'Dạ.'],
    ]);
  });

  test('Otter, Meet and Webex', () => {
    expect(
      said('Út Nhị  0:02\nRồi nghen.\n\nUnknown Speaker  0:11\nDạ.\n\nTranscribed by https://otter.ai'),
    ).toEqual([
      ['Út Nhị', 2000, 'Rồi nghen.'],
      ['Unknown Speaker', 11_000, 'Dạ.'],
    ]);
    const meet = '00:05:12\n\nHồ Diệp: Không sửa.\nLê Phước: Ok.\n\nTranscription ended after 00:06:40\n';
    expect(said(meet)).toEqual([
      ['Hồ Diệp', 312_000, 'Không sửa.'],
      ['Lê Phước', null, 'Ok.'],
    ]);
    expect(said('WEBVTT\n\n1 "Mai Hương" (119)\n00:00:06.500 --> 00:00:07.900\nCó mặt.\n')).toEqual([
      ['Mai Hương', 6500, 'Có mặt.'],
    ]);
  });

  test('unusual labels (lower case, without a space, with a phone or a dot) are accepted where all lines have one', () => {
    expect(
      said('hùng:mai họp\nhoai.thu: mấy giờ\nhùng:9h30\nhoai.thu: ok').map(([speaker]) => speaker),
    ).toEqual(['hùng', 'hoai.thu', 'hùng', 'hoai.thu']);
    expect(said('Trang: Tóm tắt nhé.\nChi phí: 45 triệu\nLưu ý: dựng sớm.')).toHaveLength(1);
  });
});

describe('heads and feet', () => {
  test('are facts of the meeting, not turns', () => {
    const { facts, turns } = read(
      'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM\nBIÊN BẢN HỌP TỔ 12\nThời gian bắt đầu: 19 giờ 30, ngày 3 tháng 7 năm 2026\nĐịa điểm: Nhà văn hóa\nI. Thành phần tham dự:\n1. Ông Phạm Sửu - Tổ trưởng\n2. Bà Lý Ngọ, Bí thư\nChủ tọa: Ông Phạm Sửu\nThư ký: Chị Mão\n\nÔng Sửu: Ta bàn nhé.\nThư ký: Em ghi rồi ạ.\n\nCuộc họp kết thúc lúc 20 giờ 15 cùng ngày.\nThư ký: Chị Mão\n',
    );
    expect(facts).toEqual({
      title: 'BIÊN BẢN HỌP TỔ 12',
      date: '2026-07-03',
      startTime: '19:30',
      endTime: '20:15',
      place: 'Nhà văn hóa',
      people: ['Ông Phạm Sửu', 'Bà Lý Ngọ'],
      chair: 'Ông Phạm Sửu',
      secretary: 'Chị Mão',
    });
    expect(turns.map(({ speaker }) => speaker)).toEqual(['Ông Sửu', 'Thư ký']);
  });

  test('pass words without a speaker to the reader, and no title', () => {
    expect(read('Chào cả nhà nhé.\nLan: Chào.\nMai: Dạ.')).toMatchObject({
      facts: {},
      problems: [{ line: 1, code: 'head_unread', text: 'Chào cả nhà nhé.' }],
    });
  });

  test('state no date without its year', () => {
    expect(read('Ngày: 9/3\nThời gian: 9h\n\nLan: Chào.').facts).toEqual({ startTime: '09:00' });
  });

  test('times of day give the start of the meeting', () => {
    expect(read('[Lan] 14:02:11\nChào.\n\n[Mai] 14:02:15\nDạ.').facts).toEqual({ startTime: '14:02' });
  });
});

describe('omitted text', () => {
  test.each([
    ['a sound', 'Lan: [Âm nhạc] Chào.', 'Chào.'],
    ['thanks to an audience', 'Lan: Chào. Cảm ơn các bạn đã theo dõi và hẹn gặp lại.', 'Chào.'],
    ['a call to subscribe', 'Lan: Chào. Hãy đăng ký kênh để ủng hộ chúng mình nhé!', 'Chào.'],
    ['a phrase that sticks', `Lan: ${'để em xem lại '.repeat(6)}rồi báo`, 'để em xem lại rồi báo'],
    ['a remark of the transcriber', 'Lan: Chào.\n(Cả phòng vỗ tay)', 'Chào.'],
  ])('is %s, and it is listed', (_, content, text) => {
    const { turns, removed } = read(`${content}\nMai: Dạ.`);
    expect(turns[0]?.text).toBe(text);
    expect(removed).toHaveLength(1);
  });

  test('contains nothing that people say to each other', () => {
    const words = [
      'Được, cảm ơn các bạn đã theo dõi sát kế hoạch.',
      'Em cảm ơn mọi người đã lắng nghe ý kiến của em.',
      'Kênh bán hàng tuần này tăng 200 người đăng ký.',
      'ừ rồi rồi rồi được',
    ];
    const { turns, removed } = read(words.map((text, index) => `Speaker ${index}: ${text}`).join('\n'));
    expect(turns.map(({ text }) => text)).toEqual(words);
    expect(removed).toEqual([]);
  });

  test('captions that repeat are kept once', () => {
    const cue = (index: number) =>
      `${index}\n00:00:0${index},000 --> 00:00:0${index + 1},000\nThơ: Em trực mùng hai ạ.\n`;
    const { turns, removed } = read([1, 2, 3, 4, 5].map(cue).join('\n'));
    expect(turns).toMatchObject([{ text: 'Em trực mùng hai ạ.', startMs: 1000, endMs: 2000 }]);
    expect(removed).toHaveLength(4);
  });
});

test('unreadable lines are reported with number and text', () => {
  expect(
    read('1\n00:00:0x,000 --> 00:00:03,000\nAn: Mất.\n\n2\n00:00:04,000 --> 00:00:05,000\nAn: Còn.\n')
      .problems,
  ).toEqual([{ line: 2, code: 'timing_unreadable', text: '00:00:0x,000 --> 00:00:03,000 An: Mất.' }]);
  expect(read('WEBVTT\n\n00:01.000 --> 00:02.000\nCòn.\n\nMất cả câu này.\n').problems).toMatchObject([
    { line: 6, code: 'cue_unread', text: 'Mất cả câu này.' },
  ]);
  expect(read('Lan: Chào.\n[00:7x] Mai: Dạ.').problems).toMatchObject([
    { line: 2, code: 'timing_unreadable' },
  ]);
});
