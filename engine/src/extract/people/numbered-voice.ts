/** Labels of voices whose names the recogniser does not know: "Speaker 2", "Người nói 1". */
export const NUMBERED_VOICE = /^(?:speaker|spk|người nói|diễn giả|giọng|voice|participant|unknown)/iu;
