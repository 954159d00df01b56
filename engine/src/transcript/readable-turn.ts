import { isGroupVoice } from './labels/group-voice.ts';
import type { Turn } from './turn.ts';

/**
 * A turn as it is read: in NFC, and without a label that stands for several people, who promise nothing, are asked nothing and
 * lead no meeting. A turn that is so already stays the same object, so that what is known of it stays known.
 */
export function readableTurn(turn: Turn): Turn {
  const speaker = turn.speaker !== null && isGroupVoice(turn.speaker) ? null : turn.speaker;
  const text = turn.text.normalize('NFC');
  return speaker === turn.speaker && text === turn.text ? turn : { ...turn, speaker, text };
}
