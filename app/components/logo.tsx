/** The mark: a balance beam that comes to rest, drawn as a leaf. Decorative beside the name. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <rect width="40" height="40" rx="11" className="fill-action" />
      <path d="M11 27c0-9 6-15 18-16 0 11-5 18-13 18-2 0-4-.7-5-2Z" className="fill-on-action" />
      <path
        d="M10.5 31c2.5-6 6.5-10 12-13"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        className="stroke-action"
      />
    </svg>
  );
}
