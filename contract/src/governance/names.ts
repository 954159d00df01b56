import type { ThresholdName } from './minima.ts';
import type { Body } from './schemas.ts';

export const bodyNames: Readonly<Record<Body, string>> = {
  'members-council': 'Hội đồng thành viên',
  board: 'Hội đồng quản trị',
  shareholders: 'Đại hội đồng cổ đông',
};

export const thresholdLabels: Readonly<Record<ThresholdName, string>> = {
  quorum: 'Có mặt để họp lần thứ nhất',
  quorumSecond: 'Có mặt để họp lần thứ hai',
  ratio: 'Tán thành để thông qua',
  ratioSpecial: 'Tán thành vấn đề quan trọng',
  ratioWritten: 'Tán thành bằng văn bản',
};
