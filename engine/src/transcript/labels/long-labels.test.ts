import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../parse-transcript.ts';

const turnsOf = (content: string) =>
  parseTranscript({ name: 'họp', content }).turns.map(({ speaker, text }) => `${speaker} | ${text}`);

const labels = [
  'Lê Thị Hoa (Sở Thông tin và Truyền thông tỉnh Thừa Thiên Huế)',
  'Lê Thị Hoa - Phó Giám đốc Sở Thông tin và Truyền thông tỉnh Thừa Thiên Huế',
  'Nguyễn Văn An, Trưởng phòng Kế hoạch - Đầu tư, Ban Quản lý dự án thành phố Đà Nẵng',
  'Bà Lê Thị Hoa – đại diện Liên danh Tư vấn Thiết kế Xây dựng Công trình Giao thông số 5',
];

/** What a writer of a format makes of labelled speech. */
const formats: [string, (label: string) => string][] = [
  [
    'text',
    (label) =>
      `${label}: Chào mọi người.\nTrần Văn Bình: Dạ vâng.\n${label}: Mời anh Bình.\nTrần Văn Bình: Em xin báo cáo.`,
  ],
  [
    'text with times',
    (label) =>
      `[00:00:01] ${label}: Chào mọi người.\n[00:00:05] Trần Văn Bình: Dạ vâng.\n[00:00:09] ${label}: Mời anh Bình.\n[00:00:12] Trần Văn Bình: Em xin báo cáo.`,
  ],
  [
    'WebVTT',
    (label) =>
      `WEBVTT\n\n00:01.000 --> 00:03.000\n${label}: Chào mọi người.\n\n00:04.000 --> 00:05.000\nTrần Văn Bình: Dạ vâng.\n\n00:06.000 --> 00:07.000\n${label}: Mời anh Bình.\n\n00:08.000 --> 00:09.000\nTrần Văn Bình: Em xin báo cáo.`,
  ],
  [
    'SubRip',
    (label) =>
      `1\n00:00:01,000 --> 00:00:03,000\n${label}: Chào mọi người.\n\n2\n00:00:04,000 --> 00:00:05,000\nTrần Văn Bình: Dạ vâng.\n\n3\n00:00:06,000 --> 00:00:07,000\n${label}: Mời anh Bình.\n\n4\n00:00:08,000 --> 00:00:09,000\nTrần Văn Bình: Em xin báo cáo.`,
  ],
  [
    'saved captions',
    (label) =>
      `${label} 0:01\nChào mọi người.\n\nTrần Văn Bình 0:05\nDạ vâng.\n\n${label} 0:09\nMời anh Bình.\n\nTrần Văn Bình 0:12\nEm xin báo cáo.`,
  ],
  [
    'names on lines of their own',
    (label) =>
      `${label}\nChào mọi người.\n\nTrần Văn Bình\nDạ vâng.\n\n${label}\nMời anh Bình.\n\nTrần Văn Bình\nEm xin báo cáo.`,
  ],
];

describe.each(formats)('%s', (_name, write) => {
  test.each(labels)('"%s" keeps its words', (label) => {
    expect(turnsOf(write(label))).toEqual([
      `${label} | Chào mọi người.`,
      'Trần Văn Bình | Dạ vâng.',
      `${label} | Mời anh Bình.`,
      'Trần Văn Bình | Em xin báo cáo.',
    ]);
  });
});

test('a long sentence before a colon names nobody', () => {
  const said =
    'Lan: Chào anh.\nHôm nay chúng ta sẽ bàn về kế hoạch của quý tới, trong đó có ba việc chính cần phải chốt ngay: ngân sách, nhân sự và thời gian.\nBình: Vâng.';
  expect(turnsOf(said)).toHaveLength(2);
});
