import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readLetter } from './read-letter.ts';
import { readMessageTo } from './read-message-to.ts';
import { readNoted } from './read-noted.ts';
import { givenNames, readPieces } from './read-pieces.ts';
import { readRequested } from './read-requested.ts';

const given = givenNames(['Lan', 'Minh', 'Lộc', 'Hải An', 'An', 'Gia Huy', 'Huy']);
const requestedIn = (message: string) => readRequested(message, readPieces(readMessage(message), given));

test.each([
  ['Nhắn chị Lan giùm tui: kho lệch 14 thùng, mai báo số', 'chị Lan', 'kho lệch 14 thùng, mai báo số'],
  ['nhắn anh Minh giúp chị là bảng giá mới chị duyệt rồi', 'anh Minh', 'bảng giá mới chị duyệt rồi'],
  [
    'báo giùm chị Lan: xe hàng tới trễ, 3h chiều mới nhập kho',
    'chị Lan',
    'xe hàng tới trễ, 3h chiều mới nhập kho',
  ],
  ['nhan giup chi Lan la file in sai mau roi', 'chi Lan', 'file in sai mau roi'],
  [
    'nói với bác Lộc và anh Minh rằng khách dời sang tháng sau',
    'bác Lộc và anh Minh',
    'khách dời sang tháng sau',
  ],
])('%s is a message to somebody', (message, to, text) => {
  expect(readMessageTo(message)).toEqual({ to, text });
});

test.each([
  'nhắn anh Minh hỏi báo giá đến đâu rồi',
  'báo sếp Lộc giùm',
  'nhắc chị Lan gửi sao kê',
  'báo cáo quý: chị Lan làm',
])('%s is none', (message) => {
  expect(readMessageTo(message)).toBeNull();
});

test.each([
  ['nhận thêm 2 thợ hàn từ t2, ghi lại giùm cho khỏi quên', 'nhận thêm 2 thợ hàn từ t2'],
  ['đại lý Vinh chốt 500 hộp đầu tháng, lưu lại kẻo quên', 'đại lý Vinh chốt 500 hộp đầu tháng'],
  ['benh nhan phong 3 di ung nghe, note lai giup em', 'benh nhan phong 3 di ung nghe'],
  ['họp xong rồi, ghi lại', null],
  ['ghi lại giúp em: anh Minh hứa gửi phiếu nhập', null],
])('%s', (message, noted) => {
  expect(readNoted(message)).toBe(noted);
});

test.each([
  [
    'máy dán nhãn hư rồi, nhờ anh Minh cho người xuống coi giùm, gấp',
    'anh Minh',
    'cho người xuống coi (máy dán nhãn hư rồi)',
  ],
  [
    'ke day 3 nghieng roi, nho chi An keu tho toi coi, gap lam',
    'chi An',
    'keu tho toi coi (ke day 3 nghieng roi)',
  ],
  [
    'điều hòa kho số 2 chảy nước, nhờ chị An gọi bảo trì trước thứ 6',
    'chị An',
    'gọi bảo trì (điều hòa kho số 2 chảy nước)',
  ],
])('%s', (message, assignee, title) => {
  expect(requestedIn(message)).toEqual({ assignee, title });
});

test.each([
  'giao ban mai em xin vắng, nhờ chị An ghi biên bản giúp',
  'dự toán xong rồi, nhờ chị An gửi giúp',
  'nhờ chị An gọi bảo trì',
])('%s is no problem with a request', (message) => {
  expect(requestedIn(message)).toBeNull();
});

test.each([
  [
    'draft mail gửi chị Lan xin danh sách hóa đơn, tone nhẹ nhàng thôi kẻo chị giận, cc anh Minh',
    { text: 'xin danh sách hóa đơn', cc: 'anh Minh', tone: 'warm' },
  ],
  [
    'soạn mail gửi bác Lộc nhắc nộp bảng công trước 28/11, cc chị Lan và anh Minh',
    { text: 'nhắc nộp bảng công trước 28/11', cc: 'chị Lan và anh Minh' },
  ],
  [
    'viết mail cho cả công ty: ai trực thì đăng ký với phòng tôi trước 25/12',
    { text: 'ai trực thì đăng ký với phòng tôi trước 25/12', sign: '' },
  ],
  [
    'soạn mail rủ chị Lan với sếp Lộc ăn trưa mai giúp em hí',
    { to: 'chị Lan với sếp Lộc', text: 'rủ ăn trưa mai' },
  ],
])('%s', (message, letter) => {
  expect(readLetter(message)).toMatchObject(letter);
});
