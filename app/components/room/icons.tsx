const PATHS = {
  microphone: "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21h7",
  camera: "M3 7h12v10H3V7Zm12 3.5 6-3v9l-6-3",
  screen: "M3 5h18v11H3V5Zm6 15h6M12 16v4M12 13V8m-2.5 2.5L12 8l2.5 2.5",
  headset: "M3 9h18v8h-6l-2-3h-2l-2 3H3V9Zm3-3h12",
  haptics: "M8 4h8v16H8V4ZM4.5 8v8M2 10v4M19.5 8v8M22 10v4",
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5Zm11.5-1a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12",
  record: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z",
  end: "M12 3v8M6.3 6.5a8 8 0 1 0 11.4 0",
  shield: "M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6l7-3Zm-3 9 2.2 2.2L15.5 10",
  lock: "M6 11h12v9H6v-9Zm2.5 0V7.5a3.5 3.5 0 0 1 7 0V11",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.5V12l3 2",
  network: "M4 9.5a12 12 0 0 1 16 0M7 13a7.5 7.5 0 0 1 10 0M10 16.5a3 3 0 0 1 4 0M12 19.5v.01",
} as const;
export type RoomIconName = keyof typeof PATHS;

/** A line drawing; decorative, a word always stands beside it. */
export function RoomIcon({ name, className = "size-5" }: { name: RoomIconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`${className} shrink-0 fill-none stroke-current stroke-[1.75]`}
    >
      <path d={PATHS[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
