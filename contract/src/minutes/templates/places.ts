import type { TemplateForm } from './schemas.ts';

/** A place of a template: what stands in `{{…}}`, and what is written there. */
export interface TemplatePlace {
  readonly name: string;
  readonly says: string;
}

/** `{{#name}} … {{/name}}`: repeated for each of its rows, in a table row or in paragraphs. */
export interface TemplateListPlace extends TemplatePlace {
  readonly fields: readonly TemplatePlace[];
  readonly lists: readonly TemplateListPlace[];
}

export interface TemplatePlaces {
  readonly fields: readonly TemplatePlace[];
  readonly lists: readonly TemplateListPlace[];
}

const place = (name: string, says: string): TemplatePlace => ({ name, says });
const list = (
  name: string,
  says: string,
  fields: readonly TemplatePlace[],
  lists: readonly TemplateListPlace[] = [],
): TemplateListPlace => ({ name, says, fields, lists });

const rowNumber = place('STT', 'Số thứ tự, từ 1');
const said = place('Nội dung', 'Lời ghi trong biên bản');

const heading = [
  place('Tên công ty', 'Tên công ty như in trên biên bản'),
  place('Cơ quan chủ quản', 'Trống nếu công ty không ghi'),
  place('Số', 'Số và ký hiệu, ví dụ 112/BB-GV; trước khi được cấp thì là dấu chấm'),
  place('Trích yếu', 'Tên cuộc họp hoặc tên văn bản'),
];

const meeting = [
  place('Thời gian bắt đầu', 'Ví dụ: 08 giờ 30, ngày 20 tháng 11 năm 2026'),
  place('Thời gian kết thúc', 'Cùng cách viết'),
  place('Giờ bắt đầu', 'Ví dụ: 08:30'),
  place('Giờ kết thúc', 'Ví dụ: 09:15'),
  place('Ngày họp', 'Ví dụ: 20/11/2026'),
  place('Ngày họp bằng chữ', 'Ví dụ: ngày 20 tháng 11 năm 2026'),
  place('Địa điểm', 'Nơi họp'),
  place('Chủ trì', 'Họ tên người chủ trì'),
  place('Chức vụ chủ trì', 'Trống nếu không ghi'),
  place('Thư ký', 'Họ tên người ghi biên bản'),
  place('Chức vụ thư ký', 'Trống nếu không ghi'),
];

const person = [
  rowNumber,
  place('Họ tên', 'Họ và tên'),
  place('Chức vụ', 'Trống nếu không ghi'),
  place('Vai trò', 'Chủ trì, Thư ký, Tham gia, Khách mời hoặc Để biết'),
  place('Điểm danh', 'Có mặt trực tiếp, Có mặt trực tuyến, Vắng mặt hoặc Chưa điểm danh'),
  place('Lý do vắng', 'Trống nếu không ghi'),
];

const section = place('Thuộc mục', 'Tên mục của biên bản có dòng này');

const content = [
  list(
    'Các mục',
    'Các mục của biên bản theo thứ tự',
    [rowNumber, place('Tên mục', 'Tên của mục')],
    [
      list('Các dòng', 'Các dòng của mục', [
        rowNumber,
        place('Nội dung', 'Cả dòng như trên biên bản, ví dụ: Kết luận: …'),
        place('Lời ghi', 'Chỉ lời, không có chữ “Kết luận:” phía trước'),
        place('Loại dòng', 'Kết luận, Việc cần làm, Vấn đề còn để ngỏ, Ý kiến; trống với dòng thường'),
      ]),
    ],
  ),
  list('Kết luận', 'Các kết luận, quyết định', [
    rowNumber,
    said,
    place('Hiệu lực', 'Ví dụ: Hiệu lực từ ngày 01/12/2026; trống nếu không ghi'),
    section,
  ]),
  list('Việc cần làm', 'Các việc được giao', [
    rowNumber,
    said,
    place('Người phụ trách', '“chưa phân công” nếu chưa có'),
    place('Hạn', 'Ví dụ: 30/11/2026; trống nếu không có'),
    section,
  ]),
  list('Vấn đề để ngỏ', 'Các vấn đề chưa kết luận', [rowNumber, said, section]),
  list('Ý kiến', 'Các ý kiến được ghi', [rowNumber, said, section]),
];

const recipients = list('Nơi nhận', 'Các nơi nhận văn bản', [
  rowNumber,
  place('Tên nơi nhận', 'Tên một nơi nhận'),
]);

const minutesPlaces: TemplatePlaces = {
  fields: [
    ...heading,
    place('Dự thảo', 'Chữ DỰ THẢO và số đề xuất của máy còn chờ, trước khi thông qua; sau đó trống'),
    place('Thay thế', 'Số của biên bản được thay thế; trống nếu không thay thế'),
    ...meeting,
    place('Số người có mặt', 'Ví dụ: 8'),
    place('Số người vắng mặt', 'Ví dụ: 1'),
    place('Câu thông qua', 'Câu cuối về việc thông qua biên bản'),
    place('Câu kết thúc', 'Cuộc họp kết thúc vào …./.'),
    place('Mã kiểm tra', 'Có sau khi thông qua'),
    place('Trang kiểm tra', 'Địa chỉ trang để kiểm tra biên bản bằng mã'),
  ],
  lists: [
    list('Người dự', 'Mọi người trong thành phần tham dự', person),
    list('Người có mặt', 'Người có mặt, trực tiếp và trực tuyến', person),
    list('Người vắng mặt', 'Người vắng mặt', person),
    list('Khách mời', 'Khách mời trong thành phần tham dự', person),
    ...content,
    list('Biểu quyết', 'Các lần biểu quyết ghi trong biên bản', [
      rowNumber,
      place('Vấn đề', 'Điều được biểu quyết'),
      place('Tán thành', 'Số phiếu, kèm phần vốn nếu tính theo vốn'),
      place('Không tán thành', 'Cùng cách viết'),
      place('Không có ý kiến', 'Cùng cách viết'),
      place('Kết quả', 'Thông qua hoặc Không thông qua'),
    ]),
    recipients,
  ],
};

const derivedPlaces: TemplatePlaces = {
  fields: [
    ...heading,
    place('Dự thảo', 'Chữ DỰ THẢO trước khi phát hành; sau đó trống'),
    place('Số biên bản', 'Số của biên bản mà văn bản dựa vào'),
    place('Tên cuộc họp', 'Trích yếu của biên bản'),
    place('Căn cứ', 'Ví dụ: Biên bản số 112/BB-GV về “Giao ban xưởng”, họp lúc …'),
    ...meeting,
  ],
  lists: [
    ...content,
    list('Các điều', 'Mọi dòng được chọn, lần lượt, không có chữ “Kết luận:” phía trước', [rowNumber, said]),
    recipients,
  ],
};

/** The places a template of this form may have. */
export const placesOf = (form: TemplateForm): TemplatePlaces =>
  form === 'minutes' ? minutesPlaces : derivedPlaces;
