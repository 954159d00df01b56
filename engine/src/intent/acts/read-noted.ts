/** "…, ghi lại giùm cho khỏi quên": the order to note it stands behind what is noted. */
const notedBehind =
  /^\s*(.*\S)\s*[,.;–-]\s*(?:nhờ\s+|bạn\s+|nho\s+|ban\s+)?(?:ghi (?:lại|chú|nhớ)|note|lưu|nhớ|ghi (?:lai|chu|nho)|luu|nho)(?:\s+(?:lại|chú|giùm|giúp|dùm|hộ|cho|vào|với|cái|tôi|tui|mình|em|anh|chị|bác|lai|gium|giup|dum|ho|vao|voi|cai|toi|minh|chi|bac))*(?:[\s,]+(?:cho khỏi|kẻo|để khỏi|đỡ|khỏi|cho khoi|keo|de khoi|do|khoi)\s+quên?)?(?:\s+(?:nha|nhé|nghe|nghen|ạ|nhe))*[\s.!]*$/iu;
const leastNoted = 4;

/** What a message notes that ends with the order to do so; null where it does not. */
export function readNoted(message: string): string | null {
  const text = notedBehind.exec(message)?.[1] ?? '';
  return text.split(/\s+/u).length < leastNoted ? null : text;
}
