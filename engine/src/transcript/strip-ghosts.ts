import type { RemovedText } from './parsed-transcript.ts';
import type { Turn } from './turn.ts';

/**
 * Sentences that recognisers trained on video subtitles write into silence. Each is a whole sentence about a
 * channel, a video or a subtitle, none of which people say to each other in a meeting.
 */
const GHOSTS: readonly RegExp[] = [
  /(?:các bạn )?hãy (?:subscribe|đăng k[ýí])[^.!?\n]{0,20}(?:cho )?kênh[^.!?\n]{0,40}?(?:để không bỏ lỡ những video (?:hấp dẫn|mới nhất|tiếp theo)|(?=[.!?\n]|$))[.!]?/giu,
  /(?:các bạn )?(?:nhớ|đừng quên|hãy)(?: nhấn| bấm)? (?:like|thích)[^.!?\n]{0,30}(?:subscribe|đăng k[ýí] kênh)[^.!?\n]{0,60}[.!]?/giu,
  /(?:các bạn )?hãy đăng k[ýí] kênh[^.!?\n]{0,60}[.!]?/giu,
  /(?:xin )?(?:cảm ơn|cám ơn) (?:các bạn|quý vị)(?: và các bạn)? đã (?:theo dõi|xem|lắng nghe)(?: (?:video|kênh|chương trình))?(?: này)?(?: và hẹn gặp lại[^.!?\n]{0,60})?\s?[.!]?(?=\s|$)/giu,
  /(?:và )?hẹn gặp lại (?:các bạn|quý vị)(?: và các bạn)? (?:trong|ở) (?:những |các )?(?:video|tập|clip)[^.!?\n]{0,30}[.!]?/giu,
  /(?:phụ đề|vietsub|sub)[^.!?\n]{0,20}(?:thực hiện |được tạo |made )?(?:bởi|by)[^.!?\n]{0,30}amara\.org\.?/giu,
  /subtitles by the amara\.org community\.?/giu,
  /thanks for watching[.!]?/giu,
];
const HINT = /kênh|video|theo dõi|đã xem|lắng nghe|amara|subscribe|thanks for|tập sau/iu;
const REASON = 'Câu do phần mềm nhận dạng giọng nói tự thêm vào, không ai nói trong cuộc họp';

/** Takes known recogniser ghosts out of utterances, drops those left empty, and lists what was taken. */
export function stripGhosts(utterances: readonly Turn[]): { kept: Turn[]; removed: RemovedText[] } {
  const removed: RemovedText[] = [];
  const kept = utterances.flatMap((utterance) => {
    if (!HINT.test(utterance.text)) return [utterance];
    const text = stripFrom(utterance.text, removed);
    if (text === utterance.text) return [utterance];
    return /[\p{L}\d]/u.test(text) ? [{ ...utterance, text }] : [];
  });
  return { kept, removed };
}

function stripFrom(text: string, removed: RemovedText[]): string {
  let rest = text;
  for (const ghost of GHOSTS) {
    rest = rest.replace(ghost, (found) => {
      removed.push({ text: found.trim(), reason: REASON });
      return ' ';
    });
  }
  return rest === text ? text : rest.replace(/\s+/gu, ' ').trim();
}
