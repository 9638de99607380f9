import { useWords } from "~/components/words";

const FEATURES = [
  {
    title: "Immersive 3D Environment",
    text: "A consultation room with two chairs and a board for your values, drawn by your own browser.",
    icon: "M12 2 3 7v10l9 5 9-5V7zM3 7l9 5 9-5M12 12v10",
  },
  {
    title: "Haptic Feedback",
    text: "Controllers that can buzz do so when your doctor comes in or writes. You can switch it off.",
    icon: "M8 4h8v16H8zM4 9v6M20 9v6M1 11v2M23 11v2",
  },
  {
    title: "HD Spatial Audio",
    text: "Voices come from where people sit, so a talk feels like one.",
    icon: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12",
  },
  {
    title: "Real-time Collaboration",
    text: "Look at your charts together, share a screen, write to each other.",
    icon: "M4 5h16v11H4zM9 20h6M12 16v4M8 10h3M8 13h6",
  },
] as const;

/** What a room offers (VR-02). */
export function Features() {
  const { t } = useWords("rooms");
  return (
    <section aria-labelledby="features-title" className="mt-2">
      <h2 id="features-title" className="sr-only">
        {t("What the room offers")}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ title, text, icon }) => (
          <li key={title} className="card p-5" data-vr-feature>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-8 fill-none stroke-current stroke-[1.5] text-action"
            >
              <path d={icon} strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            <h3 className="mt-3 font-bold">{t(title)}</h3>
            <p className="mt-1 text-[0.9375rem] text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const REQUIREMENTS = [
  {
    title: "A headset, or none",
    items: [
      "VR headsets of the major families",
      "Mixed-reality headsets",
      "Any browser with WebXR",
      "Without one: a computer, tablet or phone with a current browser",
    ],
  },
  {
    title: "A connection",
    items: [
      "At least 50 Mbps (minimum recommended) for the headset",
      "Video takes 1 to 2 Mbps; with less the picture is dropped before the voice",
    ],
  },
  {
    title: "Privacy",
    items: [
      "End-to-end encrypted, HIPAA-compliant sessions",
      "Camera and microphone stay off until you allow them",
      "Recordings stay on the computer that made them",
    ],
  },
] as const;

/** What is needed (VR-07): advice, and no gate. */
export function Requirements() {
  const { t } = useWords("rooms");
  return (
    <section aria-labelledby="requirements-title" className="mt-16 card p-6 sm:p-8">
      <h2 id="requirements-title" className="text-xl font-bold">
        {t("System requirements")}
      </h2>
      <p className="mt-1 text-muted">
        {t("Recommended for the full room. Nobody is turned away: the room shows what your browser can do.")}
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-3">
        {REQUIREMENTS.map(({ title, items }) => (
          <div key={title}>
            <h3 className="font-semibold">{t(title)}</h3>
            <ul className="mt-2 list-disc space-y-1 ps-5">
              {items.map((item) => (
                <li key={item}>{t(item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
