/** Small words, and the verbs with which fields are changed: they add nothing to the fields themselves. */
const small = new Set(
  (
    'có nhé nha nhá nhe nghen nghe hen hén đi luôn ạ a á à ơ ờ ủa ấy giúp giùm hộ dùm cho với tới đến thôi nào ngay hết cả em anh chị tôi tui tớ mình bạn cô chú bác ông bà sếp nó họ ảnh cổ ' +
    'cái thẻ bản này đó nớ kia vậy thế như rồi đấy thì là rứa dậy zậy hỉ hè chứ nữa ơi xin cứ lại để ta mà và nhưng hay chắc cần cũng được không ko k nhỉ ok ừ uh vâng dạ chốt chuẩn ' +
    'đổi sửa chuyển dời lùi đẩy hoãn kéo thêm bỏ bớt mời gọi rủ sang qua thành lên xuống vào vô dô ra lúc ngày giờ hôm buổi từ ở tại phòng còn chỉ khoảng tầm chừng khỏi bắt đầu kết thúc sớm muộn trễ hơn dài ngắn ' +
    'uhm hmm hm haha hihi hehe join thay bằng ' +
    'rút lặp tăng giảm lấy dùng đặt vẫn mới nhầm lộn quên ý khoan đã trong lịch hạn ưu tiên mức việc giao người dự tham gia cùng hôm bữa xíu chút tí quá xong nhớ'
  ).split(' '),
);
const foldedSmall = new Set(
  [...small].map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')),
);

/** Whether the words only address, beg or lead on. */
export const isSmall = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => small.has(word) || foldedSmall.has(word));
