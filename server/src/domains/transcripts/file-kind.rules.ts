const zip = ['504b0304', '504b0506', '504b0708'];

/** First bytes of what people upload by mistake under a text file's name, in hexadecimal. */
const magics = [
  '25504446', // pdf
  '89504e47', // png
  'ffd8ff', // jpeg
  '47494638', // gif
  '52494646', // wav, avi, webp
  '1f8b', // gzip
  'd0cf11e0', // doc, xls
  '7b5c727466', // rtf: text, but not anyone's words
  '494433', // mp3
  'fffb', // mp3 without a tag
  'fff3',
  'fff1', // aac
  '664c6143', // flac
  '2321414d52', // amr
  '3026b275', // wma, wmv
  '4f676753', // ogg
  '1a45dfa3', // mkv, webm
  '377abcaf', // 7z
  '52617221', // rar
  '7f454c46', // elf
];
const longestMagic = 12;

/** What kind of file this is by its first bytes: an archive (so a Word document, maybe), something else than text, or text. */
export function kindOf(bytes: Uint8Array): 'zip' | 'other' | 'text' {
  const head = Buffer.from(bytes.subarray(0, longestMagic)).toString('hex');
  if (zip.some((magic) => head.startsWith(magic))) return 'zip';
  // mp4 and m4a name their kind behind the size of their first box.
  const isMovie = head.slice(8, 16) === '66747970';
  return isMovie || magics.some((magic) => head.startsWith(magic)) ? 'other' : 'text';
}

/** Decoded text that no person typed: a zero character (UTF-16 decodes to none), or many other control characters. */
export function hasBinaryCharacters(text: string): boolean {
  if (text.includes('\0')) return true;
  const sample = text.slice(0, 65_536);
  const controls = sample.match(/[\p{Cc}\uFFFD]/gu)?.filter((sign) => !/[\t\n\v\f\r]/.test(sign)).length ?? 0;
  return controls * 100 > sample.length;
}
