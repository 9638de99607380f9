import type { TitleHandle } from "~/components/document-title";
import { NotYetOpen } from "~/components/not-yet-open";

export const handle: TitleHandle = { title: "Weight Tracking" };

export default function Screen() {
  return <NotYetOpen title="Weight Tracking" text="Weight, heart rate, blood pressure and the rest, live and over time. The sample on our home page shows what is coming." />;
}
