import { MeetingPage } from '../features/meetings/meeting-page.tsx';
import { SeriesPartsContext } from '../features/meetings/series-parts.ts';
import { seriesParts } from './series-parts.ts';

/** The page of a meeting, with what it says of its series. */
export const MeetingScreen = () => (
  <SeriesPartsContext value={seriesParts}>
    <MeetingPage />
  </SeriesPartsContext>
);
