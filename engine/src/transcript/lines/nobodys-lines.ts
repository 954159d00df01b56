/** Lines of rules alone: `---`, `====`. */
export const SEPARATOR = /^\s*[-=_*~#–—]{3,}\s*$/u;

const BANNER =
  /^\s*(?:[-=_*~–—]{2}[^\n]*[-=_*~–—]{2}|[[(]?(?:kết thúc|hết|the end|end of transcript)(?: transcript| cuộc họp| bản ghi| ghi âm)?[\])]?\.?)\s*$/iu;

/** Lines that Otter, Meet, Teams and Zoom add above and below the transcript, in English and in Vietnamese. */
const OF_THE_PRODUCT: readonly RegExp[] = [
  /^transcribed by https?:\/\/otter\.ai/iu,
  /^(?:[#*\s]*)(?:transcription|meeting) ended after \d/iu,
  /^[*\s]*this editable transcript was computer generated/iu,
  /^(?:[#*\s]*)(?:bản chép lời|bản ghi lời thoại|bản phiên âm|quá trình chép lời|phiên âm)\b.{0,40} kết thúc sau \d/iu,
  /^[*\s]*bản (?:chép lời|ghi lời thoại) có thể chỉnh sửa này/iu,
  /^(?:generated|created|exported|powered|transcribed) (?:by|with|from) (?:tl;dv|fireflies|otter|notta|zoom|teams|google meet|whisper)/iu,
];

/**
 * Lines they add when a recording starts or stops. Nearly no line ends in such a word, so the ending is tested first.
 */
const RECORDS =
  /^.{1,80} (?:(?:started|stopped) (?:transcription|recording)|đã (?:bắt đầu|dừng|ngừng|kết thúc) (?:bản |việc )?(?:phiên âm|chép lời|ghi âm|bản ghi|ghi))\.?$/iu;
const ENDS_RECORDING = /(?:ption|rding| âm| lời| ghi)\.?$/iu;
const reportsRecording = (text: string): boolean =>
  ENDS_RECORDING.test(text.slice(-LONGEST_ENDING)) && RECORDS.test(text);
const LONGEST_ENDING = 8;

const STAGE = /^(?:\[[^[\]]{2,80}\]|\([^()]{2,80}\)|\*[^*]{2,80}\*)$/u;

/** A line of the document, not of the talk: a rule, a closing banner, a product's own sentence. */
export function isNobodysLine(line: string): boolean {
  const text = line.trim();
  if (text === '') return false;
  if (SEPARATOR.test(text) || BANNER.test(text) || reportsRecording(text)) return true;
  return OF_THE_PRODUCT.some((pattern) => pattern.test(text));
}

/** A whole line in brackets, by which a transcriber describes an event: "(Cả phòng vỗ tay)". */
export const isStageDirection = (line: string): boolean => STAGE.test(line.trim());
