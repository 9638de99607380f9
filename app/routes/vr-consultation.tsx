import type { TitleHandle } from "~/components/document-title";
import { NotYetOpen } from "~/components/not-yet-open";

export const handle: TitleHandle = { title: "VR Consultations" };

export default function Screen() {
  return <NotYetOpen title="VR Consultations" text="The virtual consultation room is being furnished. You can already choose a specialist who offers VR." />;
}
