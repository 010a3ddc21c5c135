import { withBoundary } from '../shared/IslandBoundary.tsx';
import { TrackingBox } from '../shared/tracking/TrackingBox.tsx';
import type { TrackingData } from '../shared/tracking/tracking-data.ts';

function TrackOrder({ data }: { readonly data: TrackingData }) {
  return <TrackingBox data={data} />;
}

/** The tracking box of the page that finds orders, for visitors. */
export default withBoundary(TrackOrder);
