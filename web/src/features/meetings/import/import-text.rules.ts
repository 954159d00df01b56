import type { TranscriptImport } from '@hopgon/contract/transcripts/import/schemas';

type Counts = Pick<TranscriptImport, 'files' | 'waiting' | 'failed' | 'unasked'>;

/** '12 tệp: 8 đã phân tích, 3 chờ phân tích, 1 không phân tích được' */
export function importText({ files, waiting, failed, unasked }: Counts): string {
  const analysed = files - waiting - failed - unasked;
  if (analysed === files) return `${files} tệp, đã phân tích xong`;
  const parts = [
    analysed > 0 && `${analysed} đã phân tích`,
    waiting > 0 && `${waiting} chờ phân tích`,
    failed > 0 && `${failed} không phân tích được`,
    unasked > 0 && `${unasked} chưa phân tích`,
  ].filter((part) => part !== false);
  return `${files} tệp: ${parts.join(', ')}`;
}
