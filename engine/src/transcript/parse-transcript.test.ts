import { describe, expect, test } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';

const read = (content: string, name = 'họp.txt') => parseTranscript({ name, content });
const said = (content: string) => read(content).turns.map((turn) => [turn.speaker, turn.text]);

describe('WebVTT', () => {
  test('voice tags name the speakers, and cues of one speaker become one turn', () => {
    const { turns, format } = read(
      'WEBVTT\n\n0f1c/1-0\n00:00:01.000 --> 00:00:02.000\n<v Nguyễn An>Chào &amp;</v>\n\n00:02.500 --> 00:04.000\n<v Nguyễn An>cả nhà.</v>\n\n00:00:05.000 --> 00:00:06.000\n<v.loud Lan>Dạ.</v>',
    );
    expect(format).toBe('vtt');
    expect(turns).toEqual([
      { speaker: 'Nguyễn An', startMs: 1000, endMs: 4000, text: 'Chào & cả nhà.' },
      { speaker: 'Lan', startMs: 5000, endMs: 6000, text: 'Dạ.' },
    ]);
  });

  test('names in the cue text become speakers; a cue without one continues the last speaker', () => {
    const cues = ['Lan Phạm: Em gửi rồi', 'từ hôm qua.', 'Tuấn: Tốt. Lưu ý: giữ bản gốc.'];
    const content = cues.map(
      (text, index) => `${index + 1}\n00:00:0${index}.000 --> 00:00:0${index + 1}.000\n${text}`,
    );
    expect(said(`WEBVTT\n\n${content.join('\n\n')}`)).toEqual([
      ['Lan Phạm', 'Em gửi rồi từ hôm qua.'],
      ['Tuấn', 'Tốt. Lưu ý: giữ bản gốc.'],
    ]);
  });

  test('cues with voice tags and cues with names in their text stand side by side', () => {
    const cues = [
      '<v An>Chào cả nhà.</v>',
      'Bob: Dạ vâng.',
      '<v An>Mời Bob.</v>',
      'không rõ ai',
      'Bob: Em báo cáo.',
    ];
    const content = cues.map((text, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${text}`);
    expect(said(`WEBVTT\n\n${content.join('\n\n')}`)).toEqual([
      ['An', 'Chào cả nhà.'],
      ['Bob', 'Dạ vâng.'],
      ['An', 'Mời Bob.'],
      [null, 'không rõ ai'],
      ['Bob', 'Em báo cáo.'],
    ]);
  });

  test('a broken timing line is reported with its line and costs only its own cue', () => {
    const { turns, problems } = read(
      'WEBVTT\n\n00:00:99.000 --> 00:01:00.000\nmất\n\n00:00:01.000 --> 00:00:02.000\n<v A>còn</v>',
    );
    expect(turns.map((turn) => turn.text)).toEqual(['còn']);
    expect(problems).toMatchObject([{ line: 3, code: 'timing_unreadable' }]);
  });
});

describe('SubRip', () => {
  test('reads commas, missing hours, missing numbers and lost blank lines', () => {
    const content =
      '1\r\n00:00:01,000 --> 00:00:02,500\r\nHạnh: Vâng\r\n00:03,000 --> 00:04,000\r\nAnh Quý: <i>Ừ.</i>\r\n';
    expect(read(content, 'a.srt')).toMatchObject({
      format: 'srt',
      turns: [
        { speaker: 'Hạnh', startMs: 1000, endMs: 2500, text: 'Vâng' },
        { speaker: 'Anh Quý', startMs: 3000, endMs: 4000, text: 'Ừ.' },
      ],
    });
  });
});

describe('text', () => {
  test('the head is read as facts; the separator and the closing line are no turns', () => {
    const { turns, facts } = read(
      'CUỘC HỌP: Giao ban tuần\nNgày: Thứ hai, 9/3/2026\nThời gian: 9h30\nThành phần: Lan (thư ký), Tuấn và Mai\n\n---\n\nLan: Chào cả nhà.\n\nTuấn: Chào em.\n--- KẾT THÚC ---\n',
    );
    expect(facts).toEqual({
      title: 'Giao ban tuần',
      date: '2026-03-09',
      startTime: '09:30',
      people: ['Lan', 'Tuấn', 'Mai'],
    });
    expect(turns.map((turn) => turn.speaker)).toEqual(['Lan', 'Tuấn']);
  });

  test('above a rule below the facts, a labelled list is no turn unless its label speaks below', () => {
    const talk = (label: string) =>
      read(
        `Ngày họp: 20/01/2026\n${label}: chị Lan (kế toán), anh Bình (kho)\n---\nĐăng: Em chào anh chị.\nChị Lan: Chào em.`,
      ).turns.map(({ speaker }) => speaker);
    expect(talk('Khách hàng')).toEqual(['Đăng', 'Chị Lan']);
    expect(talk('Đăng')).toEqual(['Đăng', 'Chị Lan']);
  });

  test('list lines belong to the speaker above, even when they hold a colon', () => {
    expect(said('Hiếu: Tóm lại:\n- Mai gửi bản vẽ\n- Ra mắt: 1/12\nMai: Dạ.')).toEqual([
      ['Hiếu', 'Tóm lại: - Mai gửi bản vẽ - Ra mắt: 1/12'],
      ['Mai', 'Dạ.'],
    ]);
  });

  test('times at the front or behind the name are start times; ends are not made up', () => {
    expect(read('[00:00:05] Vy: Rồi.\n[00:01:10] Nhật: Ừ.').turns).toEqual([
      { speaker: 'Vy', startMs: 5000, endMs: null, text: 'Rồi.' },
      { speaker: 'Nhật', startMs: 70_000, endMs: null, text: 'Ừ.' },
    ]);
    expect(read('[Lan Anh] 11:02:09\nChào.\n\nTuấn Lê  11:02:15\nỪ.').turns).toMatchObject([
      { speaker: 'Lan Anh', startMs: 39_729_000 },
      { speaker: 'Tuấn Lê', startMs: 39_735_000 },
    ]);
  });

  test('text without names keeps its paragraphs, without speakers', () => {
    expect(said('Hôm nay họp ngắn.\nCó hai việc.\n\nHẹn lúc 9:30 nhé.')).toEqual([
      [null, 'Hôm nay họp ngắn.'],
      [null, 'Có hai việc.'],
      [null, 'Hẹn lúc 9:30 nhé.'],
    ]);
  });

  test('a body speaks under its whole name', () => {
    const turns = 'Lan: Mời ban.\nBan quản lý dự án: Dạ xong.\n'.repeat(2);
    expect(said(turns).map(([speaker]) => speaker)).toEqual([
      'Lan',
      'Ban quản lý dự án',
      'Lan',
      'Ban quản lý dự án',
    ]);
  });

  test('decomposed letters come out composed, and a byte order mark is no letter', () => {
    expect(said('\uFEFFTuâ\u0301n: Ừ.\nMai: Dạ.')).toEqual([
      ['Tuấn', 'Ừ.'],
      ['Mai', 'Dạ.'],
    ]);
  });
});

test('hallucinated sentences are removed and listed', () => {
  const { turns, removed } = read(
    'Lan: Xong. Hãy subscribe cho kênh Ghiền Mì Gõ Để không bỏ lỡ những video hấp dẫn\nMai: Cảm ơn các bạn đã theo dõi.\nLan: Họp tiếp.',
  );
  expect(turns).toMatchObject([{ speaker: 'Lan', text: 'Xong. Họp tiếp.' }]);
  expect(removed).toHaveLength(2);
});
