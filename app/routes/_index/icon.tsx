const PATHS = {
  plate:
    "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2 4v5a2 2 0 0 0 2 2v9M22 4c-2 2-2 6 0 8v8",
  chat: "M4 5h16v11H9l-5 4V5Zm4 4h8M8 12h5",
  pulse: "M2 12h5l2-6 4 12 2-6h7",
  trend: "M3 5v14h18M6 8l5 4 3-1 6 5",
  pill: "M8.5 3.5a5 5 0 0 1 7 0l5 5a5 5 0 0 1-7 7l-5-5a5 5 0 0 1 0-7ZM3 17l4 4M11 8l5 5",
  target: "M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12l8-8M16 4h4v4",
  headset: "M3 9h18v8h-6l-2-3h-2l-2 3H3V9Zm3-3h12",
  watch: "M8 7V3h8v4M8 17v4h8v-4M6 12a6 6 0 1 0 12 0 6 6 0 0 0-12 0Zm6-3v3l2 1",
  desk: "M3 5h18v11H3V5Zm6 15h6M12 16v4M7 12l3-3 2 2 4-4",
} as const;
export type IconName = keyof typeof PATHS;

/** A line drawing beside a title; decorative. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  const drawing = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-[1.75]">
      <path d={PATHS[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
  if (small) return <span className="text-action">{drawing}</span>;
  return <span className="flex size-12 items-center justify-center rounded-xl bg-tint text-on-tint">{drawing}</span>;
}
