import { singleSpaced } from '../text/spaces.ts';
import type { RemovedText } from './parsed-transcript.ts';
import type { Turn } from './turn.ts';

const PEOPLE = '(?:các bạn|quý vị(?: và các bạn)?|mọi người|các bạn khán giả)';

/**
 * Sentences that recognisers trained on video subtitles hallucinate in silence (of Whisper in Vietnamese above all):
 * whole sentences about a channel, a video or a subtitle. A sentence that only begins so ("Cảm ơn các bạn đã theo dõi
 * sát kế hoạch", "Em cảm ơn …") was said by somebody and stays.
 */
const GHOST_SENTENCES: readonly RegExp[] = [
  new RegExp(
    `^(?:xin |và )?(?:chân thành )?(?:cảm|cám) ơn ${PEOPLE} (?:đã |rất nhiều đã )?(?:quan tâm )?(?:theo dõi|xem|đón xem|ủng hộ|lắng nghe)(?: (?:video|kênh|chương trình|clip|mình|chúng tôi|chúng mình)){0,3}(?: (?:này|của (?:mình|chúng mình|chúng tôi)|hôm nay|ngày hôm nay|nhé|ạ)){0,2}(?:,? (?:và )?(?:xin chào và )?hẹn gặp lại.{0,60})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:xin chào và |và |chào tạm biệt và )?hẹn gặp lại(?: ${PEOPLE})?(?: (?:trong|ở|vào))?(?: những| các)? (?:video|tập|clip|chương trình|phần)(?: .{0,30})?$`,
    'iu',
  ),
  /^(?:chúc (?:các bạn|quý vị) )xem (?:video|phim|chương trình) vui vẻ.{0,20}$/iu,
  /^(?:thanks|thank you)(?: so much)? for watching.{0,30}$/iu,
  /^(?:please )?(?:like,? )?(?:share,? )?(?:and )?subscribe(?: to (?:my|our|the) channel)?.{0,30}$/iu,
  /^(?:phụ đề|vietsub|subtitles?|sub)(?: được)?(?: thực hiện| made| created)? (?:bởi|by)\b.{0,60}$/iu,
];

/** Calls to follow a channel: no meeting has them, so they are found inside unpunctuated text too. */
const GHOST_CALLS: readonly RegExp[] = [
  /(?:các bạn )?(?:hãy |nhớ |đừng quên )(?:nhấn |bấm |ấn )?(?:(?:like|thích)[^.!?\n]{0,20} )?(?:subscribe|đăng k[ýí])(?: và (?:chia sẻ|share))?[^.!?\n]{0,20}? ?kênh[^.!?\n]{0,60}?(?:để không bỏ lỡ (?:những|các) video[^.!?\n]{0,20}|để ủng hộ[^.!?\n]{0,40}|(?=[.!?\n]|$))[.!]?/giu,
  /(?:các bạn )?(?:hãy |nhớ |đừng quên )(?:nhấn |bấm |ấn )?(?:like|thích)[^.!?\n]{0,20} (?:và )?(?:subscribe|share|đăng k[ýí] kênh)[^.!?\n]{0,60}[.!]?/giu,
  /(?:các bạn )?(?:hãy )?subscribe cho kênh[^.!?\n]{0,60}[.!]?/giu,
  /subtitles by the amara\.org community\.?/giu,
];

/** Sounds in brackets: nobody's words. */
const SOUNDS =
  /[[【]\s*(?:âm nhạc|(?:tiếng )?nhạc(?: nền| nhẹ| vui| dạo)?|(?:tiếng )?vỗ tay|im lặng|tiếng ồn|không có tiếng|music(?: playing)?|applause|silence|blank[_ ]audio|no speech|noise|background noise)\s*[\]】]|\((?:âm nhạc|(?:tiếng )?nhạc(?: nền)?|music)\)|\*(?:âm nhạc|nhạc|music)\*|[♪♫](?:[^♪♫\n]{0,120}[♪♫])?/giu;

const HINT =
  /kênh|video|theo dõi|đã xem|đón xem|lắng nghe|hẹn gặp lại|ủng hộ|amara|subscribe|watching|phụ đề|vietsub|subtitle|[[【(*♪♫]/iu;
const GHOST_REASON = 'Câu do phần mềm nhận dạng giọng nói tự thêm vào, không ai nói trong cuộc họp';
const SOUND_REASON = 'Âm thanh do phần mềm ghi lại, không phải lời nói';
const SENTENCE = /[^.!?…\n]+[.!?…]*\s*/gu;

/** Removes known recogniser hallucinations from utterances, drops empty ones, and lists the removed text. */
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
  const take = (reason: string) => (found: string) => {
    removed.push({ text: found.trim(), reason });
    return ' ';
  };
  let rest = text.replace(SOUNDS, take(SOUND_REASON));
  for (const call of GHOST_CALLS) rest = rest.replace(call, take(GHOST_REASON));
  rest = rest.replace(SENTENCE, (sentence) => (isGhost(sentence) ? take(GHOST_REASON)(sentence) : sentence));
  return rest === text ? text : singleSpaced(rest).trim();
}

function isGhost(sentence: string): boolean {
  const words = sentence.replace(/(?<![.!?…,\s])[.!?…,\s]+$/u, '').trim();
  return words.length <= 200 && GHOST_SENTENCES.some((ghost) => ghost.test(words));
}
