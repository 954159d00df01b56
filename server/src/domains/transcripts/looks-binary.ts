/** First bytes of what people upload by mistake under a text file's name, in hexadecimal. */
const magics = [
  '504b0304', // zip, docx, xlsx
  '504b0506', // empty zip
  '25504446', // pdf
  '89504e47', // png
  'ffd8ff', // jpeg
  '47494638', // gif
  '52494646', // wav, avi, webp
  '1f8b', // gzip
  'd0cf11e0', // doc, xls
  '7b5c727466', // rtf: text, but not anyone's words
  '494433', // mp3
  '4f676753', // ogg
  '1a45dfa3', // mkv, webm
  '377abcaf', // 7z
  '52617221', // rar
  '7f454c46', // elf
];
const longestMagic = 8;

/** Is this some other kind of file than text, by its first bytes? */
export function hasMagic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, longestMagic)).toString('hex');
  return magics.some((magic) => head.startsWith(magic));
}

/** Decoded text that no person typed: a zero character (UTF-16 decodes to none), or many other control characters. */
export function hasBinaryCharacters(text: string): boolean {
  if (text.includes('\0')) return true;
  const sample = text.slice(0, 65_536);
  const controls = sample.match(/[\p{Cc}\uFFFD]/gu)?.filter((sign) => !/[\t\n\v\f\r]/.test(sign)).length ?? 0;
  return controls * 100 > sample.length;
}
