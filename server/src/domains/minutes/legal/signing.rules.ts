import type { RequirementPart } from './legal-document.rules.ts';
import { membersOf, namesInWords, otherSigners } from './people.rules.ts';

/** Who does not agree to the minutes is named with what they say. */
export const dissent: RequirementPart = {
  code: 'dissent',
  title: 'Người không đồng ý thông qua biên bản',
  to: 'seats',
  problemOf: (document) => {
    const silent = membersOf(document).filter((person) => person.isDissenting && person.dissent === '');
    return silent.length === 0
      ? null
      : `Chưa ghi nội dung ý kiến của ${namesInWords(silent)}, người không đồng ý thông qua biên bản.`;
  },
  met: (document) => {
    const named = membersOf(document).filter(({ isDissenting }) => isDissenting);
    return named.length === 0 ? 'Không có ai.' : `${namesInWords(named)} ký và ghi ý kiến ở cuối biên bản.`;
  },
};

/** Chair and secretary sign; where one refuses, all others who attended and agreed do. */
export const signatures: RequirementPart = {
  code: 'signatures',
  title: 'Người ký',
  to: 'legal',
  problemOf: (document) => {
    const { legal, people } = document;
    if (people.every(({ isChair }) => !isChair) || people.every(({ isSecretary }) => !isSecretary))
      return { reason: 'Chưa ghi chủ tọa và người ghi biên bản.', to: 'head' };
    if (people.some(({ isChair, isSecretary }) => isChair && isSecretary))
      return { reason: 'Chủ tọa và người ghi biên bản phải là hai người.', to: 'head' };
    if (legal.chairRefusal === '' && legal.secretaryRefusal === '') return null;
    return otherSigners(document).length > 0
      ? null
      : document.body === 'shareholders'
        ? 'Có người từ chối ký, nhưng chưa ghi thành viên hội đồng quản trị nào khác dự họp và đồng ý để ký thay.'
        : 'Có người từ chối ký, nhưng không có thành viên nào khác dự họp và đồng ý để ký.';
  },
  met: (document) => {
    const { chairRefusal, secretaryRefusal } = document.legal;
    if (chairRefusal === '' && secretaryRefusal === '') return 'Chủ tọa và người ghi biên bản ký.';
    const who = [chairRefusal !== '' && 'chủ tọa', secretaryRefusal !== '' && 'người ghi biên bản'].filter(
      (name) => name !== false,
    );
    return `Biên bản ghi rõ ${who.join(' và ')} từ chối ký; có hiệu lực khi ${namesInWords(otherSigners(document))} đều ký.`;
  },
};
