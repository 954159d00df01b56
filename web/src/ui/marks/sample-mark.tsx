import { Chip } from './chip.tsx';

/** Beside figures that count sample data. */
export const SampleMark = () => <Chip tone="turmeric">Số liệu mẫu</Chip>;
