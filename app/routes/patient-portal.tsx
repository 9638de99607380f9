import type { TitleHandle } from "~/components/document-title";
import { NotYetOpen } from "~/components/not-yet-open";

export const handle: TitleHandle = { title: "Client Portal" };

export default function Screen() {
  return <NotYetOpen title="Client Portal" text="Your record, your appointments and your prescriptions in one place, open to you and your care team only." />;
}
