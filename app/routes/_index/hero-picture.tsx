/**
 * A weight curve that eases down through its own noise, over quiet hills: the
 * product in one picture. Decorative; 1 kB instead of a photograph.
 */
export function HeroPicture({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true" className={className}>
      <rect width="480" height="400" rx="36" className="fill-tint" />
      <circle cx="372" cy="96" r="46" className="fill-sun" />
      <path
        d="M0 300c70-46 140-52 214-18s160 34 266-26v108a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36Z"
        className="fill-action"
        opacity=".16"
      />
      <path
        d="M0 336c96-30 190-34 280-8 70 20 140 16 200-10v46a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36Z"
        className="fill-action"
        opacity=".24"
      />
      <g className="stroke-on-tint" strokeOpacity=".18">
        <path d="M56 96h300M56 160h368M56 224h368" />
      </g>
      <g className="fill-on-tint" opacity=".45">
        {DOTS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="5" />
        ))}
      </g>
      <path
        d="M60 100c48 8 66 34 108 44s60 4 98 34 78 42 150 48"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        className="stroke-action"
      />
      <circle cx="416" cy="226" r="13" className="fill-surface stroke-action" strokeWidth="7" />
    </svg>
  );
}

/** Daily weights around the curve. */
const DOTS = [
  [62, 88],
  [92, 122],
  [122, 106],
  [152, 156],
  [182, 132],
  [212, 164],
  [242, 146],
  [272, 194],
  [302, 182],
  [332, 220],
  [362, 204],
  [392, 238],
] as const;
