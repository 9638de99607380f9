import type { TitleHandle } from "~/components/document-title";
import { NotYetOpen } from "~/components/not-yet-open";

export const handle: TitleHandle = { title: "AI Nutrition Coach" };

export default function Screen() {
  return <NotYetOpen title="AI Nutrition Coach" text="Our assistant will help you make sense of symptoms and plan your meals. We are still checking its answers." />;
}
