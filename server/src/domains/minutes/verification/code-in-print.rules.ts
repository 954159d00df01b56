import { formatMinutesCode } from '@hopgon/contract/minutes/verification/code';

/** What the foot of the PDF says about checking it. After the #, the code never reaches a log. */
export function codeInPrint(code: string, publicUrl: string): { text: string; address: string } {
  const written = formatMinutesCode(code);
  const page = `${publicUrl}/verify-minutes`;
  return {
    text: `Mã kiểm tra: ${written}. Quét mã hoặc mở ${page} để biết bản này còn nguyên và còn hiệu lực.`,
    address: `${page}#${written}`,
  };
}
