import { Failure } from '@hopgon/contract/failure';
import { placesOf, type TemplatePlaces } from '@hopgon/contract/minutes/templates/places';
import type { TemplateCheck, TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import {
  type TemplateRefusal,
  TemplateRefused,
} from '../../../platform/documents/templates/template-refused.rules.ts';
import type {
  TemplateFault,
  TemplateFindings,
  TemplateShape,
} from '../../../platform/documents/templates/template-shape.rules.ts';

const namesOf = ({ fields, lists }: TemplatePlaces): TemplateShape => ({
  fields: fields.map(({ name }) => name),
  lists: lists.map((list) => ({ name: list.name, ...namesOf(list) })),
});

/** The places a template of this form may have. */
export const shapeOf = (form: TemplateForm): TemplateShape => namesOf(placesOf(form));

/** Why a file is refused, after "Không dùng được mẫu này: ". */
const refusals: Readonly<Record<TemplateRefusal, (detail: string) => string>> = {
  'not-word': () => 'tệp không phải là văn bản Word (.docx).',
  'old-word': () =>
    'đây là tệp Word cũ (.doc) hoặc tệp có mật khẩu. Hãy bỏ mật khẩu và lưu lại dưới dạng .docx.',
  'word-template': () => 'đây là tệp mẫu của Word (.dotx). Hãy lưu lại dưới dạng .docx.',
  macros: () => 'tệp có macro. Hãy lưu lại dưới dạng .docx, loại không có macro.',
  'too-large': () => 'tệp giải nén ra quá lớn.',
  broken: () => 'tệp bị hỏng hoặc không đúng chuẩn. Hãy mở bằng Word rồi lưu lại dưới dạng .docx.',
  part: (detail) =>
    `tệp chứa thứ không được nhận (${detail}). Mẫu chỉ gồm chữ, bảng và hình PNG, JPEG, GIF hoặc BMP; hãy bỏ tệp nhúng, biểu đồ và hình loại khác.`,
  link: (detail) =>
    `tệp có liên kết ra ngoài (${detail}). Hãy bỏ hình hay tệp liên kết; đường dẫn trong chữ chỉ được là http, https hoặc mailto.`,
  field: (detail) =>
    `tệp có trường tự động “${detail}” của Word. Hãy bỏ trường này; số trang và ngày tháng thì giữ được.`,
};

/** The failure shown for a file that is refused; any other error is returned unchanged. */
export const refusalOf = (error: unknown): unknown =>
  error instanceof TemplateRefused
    ? new Failure('minutes_template_refused', { reason: refusals[error.reason](error.detail) })
    : error;

const opened = (name: string): string => `{{#${name}}}`;
const closed = (name: string): string => `{{/${name}}}`;

const faults: Readonly<Record<TemplateFault['fault'], (fault: TemplateFault) => string>> = {
  'unclosed-mark': ({ written }) =>
    written === ''
      ? 'Có chỗ mở bằng {{ mà không đóng bằng }}.'
      : // The reader of marks may count a brace to the name.
        `Chỗ “{{${written.replace(/^\{+/u, '')}” mở bằng {{ mà không đóng bằng }}.`,
  'unopened-mark': ({ written }) =>
    written === ''
      ? 'Có chỗ đóng bằng }} mà không mở bằng {{.'
      : `Chỗ “${written}” đóng bằng }} mà không mở bằng {{.`,
  'unclosed-list': ({ written }) => `${opened(written)} chưa có ${closed(written)} ở cuối phần lặp.`,
  'unopened-list': ({ written }) => `${closed(written)} không có ${opened(written)} phía trước.`,
  'crossed-lists': ({ written, list }) =>
    list === ''
      ? `${opened(written)} và ${closed(written)} phải nằm cùng một đoạn, cùng một hàng của bảng, hoặc mỗi cái một đoạn riêng.`
      : `${opened(written)} phải đóng bằng ${closed(written)}, nhưng gặp ${closed(list)}.`,
  'outside-list': ({ written, list }) =>
    `{{${written}}} chỉ dùng được giữa ${opened(list)} và ${closed(list)}.`,
  'not-here': ({ written }) =>
    `{{${written}}} không dùng được ở chỗ này. Danh sách viết ${opened('…')} … ${closed('…')}, và không đặt trong danh sách khác.`,
  sign: ({ written }) => `Chỗ “${written}” viết với ký hiệu mà mẫu không dùng. Hãy viết {{tên chỗ}}.`,
  'too-many': () => 'Mẫu có quá nhiều chỗ điền (tối đa 1.000 chỗ, trong đó 60 danh sách).',
  unreadable: () => 'Không đọc được các chỗ điền. Hãy xóa chỗ vừa thêm, gõ lại liền một mạch rồi lưu lại.',
};

/** What a document of the form usually says: one of these places each. */
const usual: Readonly<Record<'minutes' | 'derived', readonly (readonly string[])[]>> = {
  minutes: [
    ['Tên công ty'],
    ['Số'],
    ['Trích yếu'],
    ['Thời gian bắt đầu', 'Giờ bắt đầu'],
    ['Địa điểm'],
    ['Người dự', 'Người có mặt'],
    ['Chủ trì'],
    ['Thư ký'],
    ['Các mục', 'Kết luận'],
    ['Câu kết thúc', 'Thời gian kết thúc', 'Giờ kết thúc'],
    ['Nơi nhận'],
  ],
  derived: [
    ['Tên công ty'],
    ['Số'],
    ['Trích yếu'],
    ['Các mục', 'Các điều', 'Kết luận'],
    ['Chủ trì'],
    ['Nơi nhận'],
  ],
};

const missingFrom = (form: TemplateForm, known: readonly string[]): string[] =>
  usual[form === 'minutes' ? 'minutes' : 'derived'].flatMap((places) =>
    places.some((name) => known.includes(name)) ? [] : places.slice(0, 1),
  );

/** What was found in a template, in words. */
export function checkTemplate(
  form: TemplateForm,
  { known, unknown, faults: found }: TemplateFindings,
): TemplateCheck {
  const none = known.length + unknown.length + found.length === 0;
  return {
    known: [...known],
    unknown: unknown.map(({ written, near }) => ({ written, near })),
    // A file whose marks cannot be read says nothing of what it has.
    missing: found.length > 0 && known.length === 0 ? [] : missingFrom(form, known),
    problems: [
      ...found.map((fault) => faults[fault.fault](fault)),
      ...(none ? ['Mẫu chưa có chỗ điền nào. Hãy viết các chỗ như {{Trích yếu}} vào văn bản.'] : []),
    ],
  };
}

/** Whether everything the template names can be filled. */
export const isUsable = ({ unknown, problems }: TemplateCheck): boolean =>
  unknown.length === 0 && problems.length === 0;
